import 'server-only'
import {now} from '../clock/now.ts'
import {breaksAhead, nextLesson} from '../dates/next-lesson.ts'
import {hasFields, type School} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {getAddresses} from './get-addresses.ts'
import {schoolQuery} from './queries/schools.ts'

/** The school with this slug, with its next lesson. An unknown slug costs no query of its own. */
export async function getSchool(slug: string): Promise<School | undefined> {
  const {schools} = await getAddresses()
  if (!schools.includes(slug)) return undefined
  const school = await fetchContent({query: schoolQuery, params: {slug}, tags: ['school', 'clock']})
  if (!school || !hasFields(school, 'slug')) return undefined
  const at = now()
  return {
    ...school,
    breaks: breaksAhead(school.breaks, at),
    nextLesson: nextLesson(school.lessons, school.breaks, at),
  }
}
