import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {documentRoutes, type PageRoute, pages, shownTypes} from '@site/schemas/routes/route-table'
import {defineQuery} from 'next-sanity'
import {documentTags} from '#/sanity/content-tags.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'

export const sitemapQuery = defineQuery(
  `*[_type in $types]{_id, _type, "slug": slug.current, eventKey, path, _updatedAt}`,
)

const pageRoutes: readonly PageRoute[] = pages
const types = [...new Set([...Object.keys(documentRoutes), ...pageRoutes.flatMap(shownTypes)])]

/** The values are ISO instants by path. A list counts as modified with its documents. */
export async function getLastModified(): Promise<Map<string, string>> {
  const documents = await fetchContent({
    query: sitemapQuery,
    params: {types},
    tags: [...documentTags],
  })
  const lastModified = new Map<string, string>()
  const update = (path: string | undefined, at: string) => {
    if (path && at > (lastModified.get(path) ?? '')) lastModified.set(path, at)
  }
  for (const {_updatedAt, ...document} of documents) {
    update(documentPath(document), _updatedAt)
    update(pageRoutes.find(({lists}) => lists === document._type)?.path, _updatedAt)
  }
  return lastModified
}
