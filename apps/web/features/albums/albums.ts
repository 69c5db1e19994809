import {defineQuery} from 'next-sanity'
import {image} from '#/sanity/fragments.ts'

export const albumListQuery = defineQuery(`*[_type == "photoAlbum"] | order(position asc, title.lt asc){
  _id,
  title,
  description,
  eventKey,
  "photos": photos[]${image}
}`)
