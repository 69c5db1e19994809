import {defineQuery} from 'next-sanity'
import {actions, body, image, seo} from './fragments.ts'

const newsCard = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  description,
  date,
  category,
  featured,
  "image": image${image},
  "actions": actions[]${actions}
`

export const newsListQuery = defineQuery(
  `*[_type == "newsItem"] | order(date desc, _createdAt desc){${newsCard}}`,
)

export const newsItemQuery = defineQuery(`*[_type == "newsItem" && slug.current == $slug][0]{
  ${newsCard},
  _updatedAt,
  "body": body${body},
  "seo": seo${seo}
}`)
