import 'server-only'
import {eventPath, newsItemPath} from '@site/schemas/fields/document-path'
import {isPage} from '../navigation/pages.ts'
import {getAddresses} from './get-addresses.ts'

/** Whether an address without its language leads to a page: one of the site's own, or one that content makes. */
export async function hasPage(path: string): Promise<boolean> {
  if (isPage(path)) return true
  const {news, events} = await getAddresses()
  return news.some((slug) => newsItemPath(slug) === path) || events.some((event) => eventPath(event) === path)
}
