import 'server-only'
import {documentPath} from '@site/schemas/routes/document-path'
import {defineQuery} from 'next-sanity'
import {contentTags} from '#/sanity/content-tags.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'

/** When each document that has a page, or fills one, was last changed. */
export const sitemapQuery = defineQuery(`*[_type in [
  "newsItem", "event", "campaign", "school", "group", "photoAlbum", "legalPage",
  "homePage", "aboutPage", "schoolsPage", "groupsPage", "membershipPage", "contactPage"
]]{_id, _type, "slug": slug.current, eventKey, path, _updatedAt}`)

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
