import 'server-only'
import type {SchoolsPage} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {schoolsPageQuery} from './schools.ts'

export async function getSchoolsPage(): Promise<SchoolsPage | null> {
  return fetchContent({query: schoolsPageQuery, tags: ['schoolsPage']})
}
