import {defineQuery} from 'next-sanity'
import {body, image, seo} from '#/sanity/fragments.ts'

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
