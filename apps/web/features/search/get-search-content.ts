import 'server-only'
import {contentTags} from '#/sanity/content-tags.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {searchQuery} from './search.ts'

/** Every text that search looks through. */
export async function getSearchContent() {
  return fetchContent({query: searchQuery, tags: contentTags.filter((tag) => tag !== 'clock')})
}
