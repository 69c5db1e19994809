import {defineQuery} from 'next-sanity'
import {body, image, seo} from '#/sanity/fragments.ts'

const eventCard = /* groq */ `
  _id,
  _updatedAt,
  title,
  eventKey,
  path,
  start,
  end,
  dateToBeConfirmed,
  status,
  statusNote,
  place,
  kind,
  featured,
  isFree,
  website,
  ticketing,
  description,
  "image": image${image}
`

export const eventListQuery = defineQuery(`*[_type == "event"] | order(start asc){${eventCard}}`)

export const eventQuery = defineQuery(`*[_type == "event" && eventKey == $eventKey][0]{
  ${eventCard},
  aliases,
  "hero": hero${image},
  "body": body${body},
  programme,
  performers[]{..., "image": image${image}},
  activities,
  facts,
  expectations,
  history,
  hopes,
  prices,
  memberDiscount,
  capacity,
  registration,
  "seo": seo${seo}
}`)
