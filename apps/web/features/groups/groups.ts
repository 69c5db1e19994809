import {defineQuery} from 'next-sanity'
import {body, image, seo} from '#/sanity/fragments.ts'

export const groupsPageQuery = defineQuery(`*[_type == "groupsPage"][0]{
  title,
  text,
  "generalInfo": generalInfo${body},
  steps,
  benefits,
  contactText,
  email,
  eventKey,
  "seo": seo${seo}
}`)

export const groupListQuery = defineQuery(`*[_type == "group"] | order(position asc, name.lt asc){
  _id,
  name,
  description,
  "image": image${image},
  ageFrom,
  ageTo,
  schedule,
  activities,
  nextMeeting,
  place,
  email,
  note
}`)
