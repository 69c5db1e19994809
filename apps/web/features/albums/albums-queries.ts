import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image} from '#/sanity/fragments.ts'
import type {AlbumListQueryResult, FirstAlbumsQueryResult} from '#/sanity/sanity.types.gen.ts'

/** A sentence on the home page can name this many albums. */
const NAMED = 6

export type Album = AlbumListQueryResult[number]

export const albumListQuery = defineQuery(`*[_type == "photoAlbum"] | order(position asc, title.lt asc){
  _id,
  title,
  description,
  eventKey,
  "photos": photos[]${image}
}`)

export const firstAlbumsQuery =
  defineQuery(`*[_type == "photoAlbum"] | order(position asc, title.lt asc)[0...${NAMED}]{
  title,
  "photo": photos[0]${image}
}`)

export async function getFirstAlbums(): Promise<FirstAlbumsQueryResult> {
  return fetchContent({query: firstAlbumsQuery, tags: ['photoAlbum']})
}

export async function getAlbums(): Promise<Album[]> {
  return fetchContent({query: albumListQuery, tags: ['photoAlbum']})
}
