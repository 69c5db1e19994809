import 'server-only'
import type {SchoolsPage} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {schoolsPageQuery} from './queries/schools.ts'

export async function getSchoolsPage(): Promise<SchoolsPage | null> {
  return fetchContent({query: schoolsPageQuery, tags: ['schoolsPage']})
}
