import {pagePaths} from '#/routes/pages.ts'
import type {SitePaths} from '#/routes/site-paths.ts'
import {fetchFresh, selfOrigin} from './self-request.ts'

interface KnownPaths {
  pages: Set<string>
  redirects: Map<string, string>
}

/** Unknown paths cost no more than four requests a second. */
const LOADS_EVERY_MS = 250

const key = Symbol.for('site.known-paths')

// Route handlers and the proxy are bundled separately but run in one process, so they share state through `globalThis`.
const shared = globalThis as {[key]?: KnownPaths}

/** The path is encoded and without language. False means that nothing is known yet. */
export const isKnownPage = (path: string): boolean => shared[key]?.pages.has(path) === true

let latestLoad: {at: number; done: Promise<void>} | undefined

/**
 * `path` is encoded and without language. An unknown path loads all paths again, at most every quarter of a second, so
 * that a page that has just been published is found.
 */
export async function findPage(path: string): Promise<'page' | {redirectTo: string} | undefined> {
  if (isKnownPage(path)) return 'page'
  await loadUnlessRecent()
  const {pages: known, redirects} = shared[key] ?? {pages: new Set<string>(pagePaths), redirects: new Map()}
  if (known.has(path)) return 'page'
  const redirectTo = redirects.get(path)
  return redirectTo === undefined ? undefined : {redirectTo}
}

function loadUnlessRecent(): Promise<void> {
  const now = performance.now()
  if (latestLoad === undefined || now - latestLoad.at >= LOADS_EVERY_MS)
    latestLoad = {at: now, done: loadKnownPaths()}
  return latestLoad.done
}

async function loadKnownPaths(): Promise<void> {
  const before = shared[key]
  try {
    const response = await fetch(`${selfOrigin}/api/addresses`)
    const loaded = toKnownPaths(await response.json())
    // A refresh since then knows more.
    if (shared[key] === before) shared[key] = loaded
  } catch {
    // While the Content Lake is unavailable, the last known paths stay in use.
  }
}

/**
 * Without a reload, the page of a deleted document would still count as known.
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
