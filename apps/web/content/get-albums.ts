import 'server-only'
import type {Album} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {albumListQuery} from './queries/albums.ts'

/** All photo albums, in the volunteers' order. */
export async function getAlbums(): Promise<Album[]> {
  return fetchContent({query: albumListQuery, tags: ['photoAlbum']})
}
