import 'server-only'
import {contentTags} from './freshness/content-tags.ts'
import {fetchContent} from './fetch-content.ts'
import {searchQuery} from './queries/search.ts'

/** Every text that search looks through. */
export async function getSearchContent() {
  return fetchContent({query: searchQuery, tags: contentTags.filter((tag) => tag !== 'clock')})
}
