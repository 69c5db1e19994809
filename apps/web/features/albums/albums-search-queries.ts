import 'server-only'
import {albumPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

export const searchableAlbumsQuery = defineQuery(
  `*[_type == "photoAlbum"]{_id, title, formerTitles, description, "captions": photos[].caption, "alts": photos[].alt}`,
)

export async function getSearchableAlbums(): Promise<SearchSource[]> {
  const albums = await fetchContent({query: searchableAlbumsQuery, tags: ['photoAlbum']})
  return albums.map(({_id, title, formerTitles, description, captions, alts}) => ({
    type: 'album',
    path: albumPath(_id),
    title,
    texts: [description, captions, alts],
    alsoFoundBy: formerTitles,
  }))
}
