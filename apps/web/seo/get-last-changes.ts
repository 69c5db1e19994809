import 'server-only'
import {documentPath} from '@site/schemas/fields/document-path'
import {contentTags} from '#/sanity/content-tags.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {sitemapQuery} from './sitemap.ts'

/** When each page last changed, as ISO instants by address; of a page of many documents, the latest change. */
export async function getLastChanges(): Promise<Map<string, string>> {
  const documents = await fetchContent({
    query: sitemapQuery,
    tags: contentTags.filter((tag) => tag !== 'clock'),
  })
  const changes = new Map<string, string>()
  const note = (path: string | undefined, at: string) => {
    if (path && at > (changes.get(path) ?? '')) changes.set(path, at)
  }
  for (const {_updatedAt, ...document} of documents) {
    note(documentPath(document), _updatedAt)
    if (document._type === 'newsItem') note('/naujienos', _updatedAt)
    if (document._type === 'event') note('/renginiai', _updatedAt)
    if (document._type === 'school') note('/mokykleles', _updatedAt)
  }
  return changes
}
