import 'server-only'
import {defineQuery} from 'next-sanity'
import {isPathSegment} from '#/routes/published-paths.ts'
import {getSchoolSlugs} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, publicDocument, seo} from '#/sanity/fragments.ts'
import type {
  SchoolListQueryResult,
  SchoolQueryResult,
  SchoolsPageQueryResult,
} from '#/sanity/sanity.types.gen.ts'
import {now} from '#/time/now.ts'
import {upcomingBreaks, type Lesson, nextLesson} from './lessons/lessons.ts'

export type SchoolsPage = NonNullable<SchoolsPageQueryResult>

export type SchoolCard = Complete<SchoolListQueryResult[number], 'slug'>

/** `breaks` are current and future ones. */
export type School = Complete<NonNullable<SchoolQueryResult>, 'slug'> & {
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
  responsible,
  "safeguarding": safeguarding{contact, checks, insurance, "policies": policies[]${publicDocument}},
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

export async function getSchools(): Promise<SchoolCard[]> {
  const schools = await fetchContent({query: schoolListQuery, tags: ['school']})
  return schools.filter((school) => hasFields(school, 'slug')).filter(({slug}) => isPathSegment(slug))
}

/** An unknown slug costs no query. */
export async function getSchool(slug: string): Promise<School | undefined> {
  if (!(await getSchoolSlugs()).includes(slug)) return undefined
  const school = await fetchContent({query: schoolQuery, params: {slug}, tags: ['school', 'clock']})
  if (!school || !hasFields(school, 'slug')) return undefined
  const at = now()
  return {
    ...school,
    breaks: upcomingBreaks(school.breaks, at),
    nextLesson: nextLesson(school.lessons, school.breaks, at),
  }
}
