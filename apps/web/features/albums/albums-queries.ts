import 'server-only'
import {defineQuery} from 'next-sanity'
import {isPathSegment} from '#/routes/published-paths.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image} from '#/sanity/fragments.ts'
import type {
  AlbumQueryResult,
  AlbumSizesQueryResult,
  AlbumSliceQueryResult,
  FirstAlbumsQueryResult,
} from '#/sanity/sanity.types.gen.ts'
import {PHOTOS_IN_LIST} from './albums-pages.ts'

/** A sentence on the home page can name this many albums. */
const NAMED = 6

export type ListedAlbum = AlbumSliceQueryResult[number]

export type Album = NonNullable<AlbumQueryResult>

const albums = /* groq */ `*[_type == "photoAlbum"] | order(position asc, title.lt asc, _id asc)`
const photoCount = /* groq */ `"photoCount": count(coalesce(photos[defined(asset)], []))`
const albumTexts = /* groq */ `_id, title, description, eventKey, ${photoCount}`

export const albumSliceQuery = defineQuery(`${albums}[$from...$to]{
  ${albumTexts},
  "photos": photos[defined(asset)][0...${PHOTOS_IN_LIST}]${image}
}`)

export const albumQuery = defineQuery(`*[_type == "photoAlbum" && _id == $id][0]{
  ${albumTexts},
  "photos": photos[defined(asset)][$from...$to]${image}
}`)

export const albumSizesQuery = defineQuery(`${albums}{_id, ${photoCount}}`)

export const albumCountQuery = defineQuery(`count(*[_type == "photoAlbum"])`)

export const firstAlbumsQuery = defineQuery(`${albums}[0...${NAMED}]{
  title,
  "photo": photos[0]${image}
}`)

interface Slice {
  from: number
  to: number
}

export async function getFirstAlbums(): Promise<FirstAlbumsQueryResult> {
  return fetchContent({query: firstAlbumsQuery, tags: ['photoAlbum']})
}

/** Of each album, the list has the first photos. */
export async function getAlbums({from, to}: Slice): Promise<ListedAlbum[]> {
  return fetchContent({query: albumSliceQuery, params: {from, to}, tags: ['photoAlbum']})
}

export async function getAlbumCount(): Promise<number> {
  return fetchContent({query: albumCountQuery, tags: ['photoAlbum']})
}

/** The slice is of its photos. */
export async function getAlbum(id: string, {from, to}: Slice): Promise<Album | null> {
  return fetchContent({query: albumQuery, params: {id, from, to}, tags: ['photoAlbum']})
}

export async function getAlbumSizes(): Promise<AlbumSizesQueryResult> {
  const sizes = await fetchContent({query: albumSizesQuery, tags: ['photoAlbum']})
  return sizes.filter(({_id}) => isPathSegment(_id))
}
