import 'server-only'
import {now} from '#/time/now.ts'
import {breaksAhead, nextLesson} from './lessons.ts'
import {hasFields, type School} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {getAddresses} from '#/routes/get-addresses.ts'
import {schoolQuery} from './schools.ts'

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
