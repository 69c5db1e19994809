import type {SitePaths} from '#/routes/site-paths.ts'
import {pagePaths} from '#/routes/pages.ts'
import {selfOrigin} from '#/environment/self-origin.ts'

/** All that asks for paths, known or not, costs no more than four requests a second. */
const LOAD_EVERY_MS = 250

/** A page counts as known for so long. */
const MAX_AGE_MS = 1000

let pages = new Set<string>(pagePaths)
let redirects = new Map<string, string>()
let loadedText = ''
let loadedAt = -Infinity
let loading: Promise<void> | undefined

/** `path` is encoded and without language. False means that only `findPage` can tell. */
export function isKnownPage(path: string): boolean {
  void loadUnlessRecent()
  return performance.now() - loadedAt < MAX_AGE_MS && pages.has(path)
}

/** `path` is encoded and without language. A path that is not known waits for all paths to be loaded again. */
export async function findPage(path: string): Promise<'page' | {redirectTo: string} | undefined> {
  if (isKnownPage(path)) return 'page'
  await loadUnlessRecent()
  if (pages.has(path)) return 'page'
  const redirectTo = redirects.get(path)
  return redirectTo === undefined ? undefined : {redirectTo}
}

async function loadUnlessRecent(): Promise<void> {
  if (performance.now() - loadedAt < LOAD_EVERY_MS) return
  await (loading ??= load())
}

async function load(): Promise<void> {
  try {
    const response = await fetch(`${selfOrigin}/api/addresses`, {cache: 'no-store'})
    if (!response.ok) throw new Error(`/api/addresses returned ${response.status}`)
    const text = await response.text()
    if (text !== loadedText) read(text)
  } catch {
    // The last known paths stay in use.
  } finally {
    loadedAt = performance.now()
    loading = undefined
  }
}

function read(text: string): void {
  const paths = JSON.parse(text) as SitePaths
  pages = new Set(paths.pages.map(encodeURI))
  redirects = new Map(Object.entries(paths.redirects))
  loadedText = text
}
