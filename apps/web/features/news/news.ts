import {defineQuery} from 'next-sanity'
import {actions, body, image, seo} from '#/sanity/fragments.ts'

/** What the Studio refuses may still come in through the API; an item without these has no page and is not listed. */
export const listed = /* groq */ `_type == "newsItem" && defined(slug.current) && defined(category) && defined(dateTime(date + "T12:00:00Z"))`

const newestFirst = /* groq */ `order(date desc, _createdAt desc, _id asc)`

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

export const newsSliceQuery = defineQuery(`*[${listed}] | ${newestFirst} [$from...$to]{${newsCard}}`)

export const newsCountQuery = defineQuery(`count(*[${listed}])`)

export const newsIdsQuery = defineQuery(`*[${listed}] | ${newestFirst} ._id`)

export const newsInShortQuery = defineQuery(
  `*[${listed}] | ${newestFirst}{_id, title, "slug": slug.current, date, category}`,
)

export const newsItemQuery = defineQuery(`*[${listed} && slug.current == $slug][0]{
  ${newsCard},
  _updatedAt,
  "body": body${body},
  "seo": seo${seo}
}`)
