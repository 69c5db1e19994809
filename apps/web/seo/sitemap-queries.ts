import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {documentRoutes, type PageRoute, pages, shownTypes} from '@site/schemas/routes/route-table'
import {defineQuery} from 'next-sanity'
import {contentTags} from '#/sanity/content-tags.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'

/** When each document with a page, or on one, was last changed. */
export const sitemapQuery = defineQuery(
  `*[_type in $types]{_id, _type, "slug": slug.current, eventKey, path, _updatedAt}`,
)

const pageRoutes: readonly PageRoute[] = pages
const types = [...new Set([...Object.keys(documentRoutes), ...pageRoutes.flatMap(shownTypes)])]

/** When each page last changed, as ISO instants by path; for a list of documents, its latest change. */
export async function getLastModified(): Promise<Map<string, string>> {
  const documents = await fetchContent({
    query: sitemapQuery,
    params: {types},
    tags: contentTags.filter((tag) => tag !== 'clock'),
  })
  const changes = new Map<string, string>()
  const note = (path: string | undefined, at: string) => {
    if (path && at > (changes.get(path) ?? '')) changes.set(path, at)
  }
  for (const {_updatedAt, ...document} of documents) {
    note(documentPath(document), _updatedAt)
    note(pageRoutes.find(({lists}) => lists === document._type)?.path, _updatedAt)
  }
  return changes
}
