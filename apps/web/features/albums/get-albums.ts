import 'server-only'
import type {Album} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {albumListQuery} from './albums.ts'

/** All photo albums, in the volunteers' order. */
export async function getAlbums(): Promise<Album[]> {
  return fetchContent({query: albumListQuery, tags: ['photoAlbum']})
}
