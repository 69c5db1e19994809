import 'server-only'
import {isPage} from './pages.ts'
import {contentPaths, getAddresses} from './routes-queries.ts'

/** Whether an address without its language leads to a page: one of the site's own, or one that content makes. */
export async function hasPage(path: string): Promise<boolean> {
  return isPage(path) || contentPaths(await getAddresses()).includes(path)
}
