import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image} from '#/sanity/fragments.ts'
import type {AlbumListQueryResult} from '#/sanity/sanity.types.gen.ts'

export type Album = AlbumListQueryResult[number]

export const albumListQuery = defineQuery(`*[_type == "photoAlbum"] | order(position asc, title.lt asc){
  _id,
  title,
  description,
  eventKey,
  "photos": photos[]${image}
}`)

/** All photo albums, in the volunteers' order. */
export async function getAlbums(): Promise<Album[]> {
  return fetchContent({query: albumListQuery, tags: ['photoAlbum']})
}
