import {pagePaths} from '#/routes/pages.ts'
import type {SitePaths} from '#/routes/site-paths.ts'
import {fetchFresh, selfOrigin} from './self-request.ts'

interface KnownPaths {
  pages: Set<string>
  redirects: Map<string, string>
}

const key = Symbol.for('site.known-paths')

// The route handlers and the proxy are bundled apart, yet run in one process: the global object is what they share.
const shared = globalThis as {[key]?: KnownPaths}

/**
 * What is at a path, given as in the address bar but without language: a page, the path that it moved to, or nothing.
 * An unknown path is looked up again, so that a page published a moment ago is found.
 */
export async function findPage(path: string): Promise<'page' | {redirectTo: string} | undefined> {
  if (shared[key]?.pages.has(path)) return 'page'
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
    // While the Content Lake does not answer, what was known last is served.
  }
  return shared[key] ?? {pages: new Set<string>(pagePaths), redirects: new Map()}
}

/**
 * Loads the paths anew, so that the page of a deleted document is gone. Resolves to the paths of all pages.
 *
 * @throws {Error} when this site does not answer itself
 */
export async function refreshKnownPaths(): Promise<string[]> {
  const response = await fetchFresh('/api/addresses')
  const paths: SitePaths = await response.json()
  shared[key] = toKnownPaths(paths)
  return paths.pages
}

function toKnownPaths(paths: SitePaths): KnownPaths {
  return {pages: new Set(paths.pages.map(encodeURI)), redirects: new Map(Object.entries(paths.redirects))}
}
