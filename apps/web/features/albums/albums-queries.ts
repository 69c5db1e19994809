import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {image} from '#/sanity/fragments.ts'
import type {AlbumListQueryResult} from '#/sanity/sanity.types.gen.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

export type Album = AlbumListQueryResult[number]

export const albumListQuery = defineQuery(`*[_type == "photoAlbum"] | order(position asc, title.lt asc){
  _id,
  title,
  description,
  eventKey,
  "photos": photos[]${image}
}`)

export const searchableAlbumsQuery = defineQuery(
  `*[_type == "photoAlbum"]{title, description, "captions": photos[].caption}`,
)

/** All photo albums, ordered by position. */
export async function getAlbums(): Promise<Album[]> {
  return fetchContent({query: albumListQuery, tags: ['photoAlbum']})
}

/** The photo albums as search indexes them. */
export async function getSearchableAlbums(): Promise<SearchSource[]> {
  const albums = await fetchContent({query: searchableAlbumsQuery, tags: ['photoAlbum']})
  return albums.map(({title, description, captions}) => ({
    type: 'album',
    path: documentPath({_type: 'photoAlbum'}),
    title,
    texts: [description, captions],
  }))
}
