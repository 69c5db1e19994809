import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SearchSource} from '#/sanity/search-source.ts'

export const searchableAlbumsQuery = defineQuery(
  `*[_type == "photoAlbum"]{title, formerTitles, description, "captions": photos[].caption, "alts": photos[].alt}`,
)

export async function getSearchableAlbums(): Promise<SearchSource[]> {
  const albums = await fetchContent({query: searchableAlbumsQuery, tags: ['photoAlbum']})
  return albums.map(({title, formerTitles, description, captions, alts}) => ({
    type: 'album',
    path: documentPath({_type: 'photoAlbum'}),
    title,
    texts: [description, captions, alts],
    alsoFoundBy: formerTitles,
  }))
}
