import 'server-only'
import {defineQuery} from 'next-sanity'
import {isAddressPart} from '#/routes/readable-addresses.ts'
import {getAddresses} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, seo} from '#/sanity/fragments.ts'
import type {
  SchoolListQueryResult,
  SchoolQueryResult,
  SchoolsPageQueryResult,
} from '#/sanity/sanity.types.gen.ts'
import {now} from '#/time/now.ts'
import {breaksAhead, type Lesson, nextLesson} from './lessons.ts'

export type SchoolsPage = NonNullable<SchoolsPageQueryResult>

export type SchoolCard = Complete<SchoolListQueryResult[number], 'slug'>

export type School = Complete<NonNullable<SchoolQueryResult>, 'slug'> & {
  /** Breaks that are not over are left in `breaks`. */
  nextLesson: Lesson | undefined
}

const schoolCard = /* groq */ `
  _id,
  name,
  "slug": slug.current,
  eventKey,
  description,
  "image": image${image},
  ageFrom,
  ageTo,
  subjects,
  features,
  lessons,
  breaks,
  place,
  groupSizeFrom,
  groupSizeTo,
  fee,
  registrationUrl,
  email,
  facebookUrl
`

export const schoolsPageQuery = defineQuery(`*[_type == "schoolsPage"][0]{
  title,
  text,
  feedbackTitle,
  feedbackText,
  eventKey,
  "seo": seo${seo}
}`)

export const schoolListQuery = defineQuery(
  `*[_type == "school"] | order(position asc, name.lt asc){${schoolCard}}`,
)

export const schoolQuery = defineQuery(`*[_type == "school" && slug.current == $slug][0]{
  ${schoolCard},
  "body": body${body},
  registrationInfo,
  "seo": seo${seo}
}`)

export async function getSchoolsPage(): Promise<SchoolsPage | null> {
  return fetchContent({query: schoolsPageQuery, tags: ['schoolsPage']})
}

/** All schools, in the volunteers' order. */
export async function getSchools(): Promise<SchoolCard[]> {
  const schools = await fetchContent({query: schoolListQuery, tags: ['school']})
  return schools.filter((school) => hasFields(school, 'slug')).filter(({slug}) => isAddressPart(slug))
}

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
