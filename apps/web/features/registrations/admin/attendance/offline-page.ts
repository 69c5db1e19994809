import {hasStoredSession} from '#/features/account/account-store.ts'
import {dropKeptPages, keptCacheName} from '#/features/account/kept-until-log-out.ts'
import {openCache} from '#/storage/browser-caches.ts'
import {loadOfflineDoor} from './load-offline-door.ts'

/** Its scope may be any path, since it is in public/. It repeats the name of the cache and the paths of the pages. */
const WORKER = '/door-list-worker.js'
const CACHE = keptCacheName('door-list')

/** Makes this page and what it has loaded work without a connection. Nothing happens without browser support. */
export async function keepPageOffline(): Promise<void> {
  try {
    // It must be among what was loaded.
    await loadOfflineDoor()
    const page = location.pathname
    const response = await fetch(page, {cache: 'no-cache'})
    if (!response.ok || response.redirected) return
    const files = new Set([...filesIn(await response.clone().text()), ...loadedFiles()])
    const cache = await openCache(CACHE)
    for (const {url} of await cache.keys()) {
      const {pathname} = new URL(url)
      if (pathname.startsWith('/_next/') && !files.has(pathname)) await cache.delete(url)
    }
    await Promise.all(
      [...files].map(async (file) => {
        if (!(await cache.match(file, {ignoreVary: true}))) await cache.add(file)
      }),
    )
    await cache.put(page, response)
    await navigator.serviceWorker.register(WORKER, {scope: page, updateViaCache: 'none'})
  } catch {
    // The list that is open works all the same.
  }
  if (!hasStoredSession()) await dropKeptPages()
}

const isStatic = (pathname: string) => pathname.startsWith('/_next/static/')

const filesIn = (html: string) => [...html.matchAll(/\/_next\/static\/[^"'\\\s?]+/g)].map(([path]) => path)

/** Files of the pages before this one are included. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({name}) => new URL(name))
    .filter(({origin, pathname}) => origin === location.origin && isStatic(pathname))
    .map(({pathname}) => pathname)
}
