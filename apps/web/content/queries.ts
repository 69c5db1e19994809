import {defineQuery} from 'next-sanity'

const image = /* groq */ `{
  alt,
  caption,
  hotspot,
  crop,
  "asset": asset->{_id, "width": metadata.dimensions.width, "height": metadata.dimensions.height, "lqip": metadata.lqip}
}`

const body = /* groq */ `{
  "lt": lt[]{..., _type == "bodyImage" => ${image}},
  "en": en[]{..., _type == "bodyImage" => ${image}}
}`

const seo = /* groq */ `{title, description, "image": image${image}}`

const newsCard = /* groq */ `
  _id,
  title,
  "slug": slug.current,
  description,
  date,
  category,
  featured,
  "image": image${image}
`

const eventCard = /* groq */ `
  _id,
  title,
  eventKey,
  path,
  start,
  end,
  dateToBeConfirmed,
  place,
  kind,
  featured,
  isFree,
  website,
  description,
  "image": image${image}
`

const actions = /* groq */ `{
  _key,
  _type,
  label,
  _type == "internalLink" => {
    page,
    "document": document->{_type, "slug": slug.current, eventKey, path}
  },
  _type == "externalLink" => {url},
  _type == "donateAction" => {"campaign": campaign->{_id, name, reference}},
  _type == "registrationAction" => {"event": event->{eventKey, title}}
}`

export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings"][0]{
  name,
  tagline,
  contacts,
  socialLinks,
  bankDetails,
  openingHours,
  membershipFee
}`)

export const homePageQuery = defineQuery(`*[_type == "homePage"][0]{
  title,
  text,
  "image": image${image},
  "seo": seo${seo}
}`)

export const newsListQuery = defineQuery(
  `*[_type == "newsItem"] | order(date desc, _createdAt desc){${newsCard}}`,
)

export const newsItemQuery = defineQuery(`*[_type == "newsItem" && slug.current == $slug][0]{
  ${newsCard},
  "body": body${body},
  "actions": actions[]${actions},
  "seo": seo${seo}
}`)

export const eventListQuery = defineQuery(`*[_type == "event"] | order(start asc){${eventCard}}`)

export const eventQuery = defineQuery(`*[_type == "event" && eventKey == $eventKey][0]{
  ${eventCard},
  "body": body${body},
  "seo": seo${seo}
}`)

/** Every address that content gives a page to, so that an unknown address costs no query of its own. */
export const addressesQuery = defineQuery(`{
  "news": *[_type == "newsItem" && defined(slug.current)].slug.current,
  "events": *[_type == "event" && defined(eventKey)]{eventKey, path}
}`)
