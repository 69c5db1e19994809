import {pagePaths} from '#/routes/pages.ts'
import type {SitePaths} from '#/routes/site-paths.ts'
import {fetchFresh, selfOrigin} from './self-request.ts'

interface KnownPaths {
  pages: Set<string>
  redirects: Map<string, string>
}

const key = Symbol.for('site.known-paths')

// Route handlers and the proxy are bundled separately but run in one process, so they share state through `globalThis`.
const shared = globalThis as {[key]?: KnownPaths}

/** True for a path, encoded and without language, of which it is already known that it has a page. */
export const isKnownPage = (path: string): boolean => shared[key]?.pages.has(path) === true

/**
 * Whether a path has a page or a redirect; `path` is encoded and without language. Loads the paths again if it is
 * unknown, so that a page that has just been published is found.
 */
export async function findPage(path: string): Promise<'page' | {redirectTo: string} | undefined> {
  if (isKnownPage(path)) return 'page'
  const {pages: known, redirects} = await loadKnownPaths()
  if (known.has(path)) return 'page'
  const redirectTo = redirects.get(path)
  return redirectTo === undefined ? undefined : {redirectTo}
}

async function loadKnownPaths(): Promise<KnownPaths> {
  try {
    const response = await fetch(`${selfOrigin}/api/addresses`)
    shared[key] = toKnownPaths(await response.json())
  } catch {
    // While the Content Lake is unavailable, the last known paths stay in use.
  }
  return shared[key] ?? {pages: new Set<string>(pagePaths), redirects: new Map()}
}

/**
 * Reloads the known paths, so that the page of a deleted document is gone.
 *
 * @throws {Error} when the site does not respond to its own request
 */
export async function refreshKnownPaths(): Promise<SitePaths> {
  const response = await fetchFresh('/api/addresses')
  const paths: SitePaths = await response.json()
  shared[key] = toKnownPaths(paths)
  return paths
}

function toKnownPaths(paths: SitePaths): KnownPaths {
  return {pages: new Set(paths.pages.map(encodeURI)), redirects: new Map(Object.entries(paths.redirects))}
}
