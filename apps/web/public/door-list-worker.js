// Shows the admin area without a connection, from what the page has put into the cache. It stores nothing itself, and asks
// the network first for everything: see docs/decisions/017-door-list-offline.md.

const cacheName = 'until-log-out:door-list'
const pages = ['/admin', '/en/admin']

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const {request} = event
  const {origin, pathname} = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isPage = request.mode === 'navigate' && pages.includes(pathname)
  if (isPage || pathname.startsWith('/_next/static/')) event.respondWith(networkFirst(request, pathname))
})

async function networkFirst(request, pathname) {
  try {
    return await fetch(request)
  } catch (error) {
    // Does not create the cache, unlike `caches.open`: after log-out there is none.
    const kept = await caches.match(pathname, {cacheName, ignoreVary: true})
    if (kept) return kept
    throw error
  }
}
