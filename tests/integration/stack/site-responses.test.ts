import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {expect, test} from 'vitest'
import {stackEnv} from '../../env.ts'
import {postedForm} from '../../support/posted-form.ts'
import {sendRaw, type RawRequest} from '../../support/raw-request.ts'

const send = (path: string, request: Partial<RawRequest> = {}) =>
  sendRaw(stackEnv().SITE_URL, {method: 'GET', path, headers: [], body: '', ...request})

test.each<[what: string, path: string, status: number, request?: Partial<RawRequest>]>([
  ['a page', '/naujienos', 200],
  ['a redirect to the default language', '/lt/naujienos', 307],
  ['a redirect from an old path', '/renginiai/kaledos-2025', 308],
  ['a redirect without its last slash', '/naujienos/', 308],
  ['a redirect without its double slash', '//naujienos', 308],
  ['a redirect without its backslash', '/naujienos\\kinas', 308],
  ['a redirect of Next to its own search param', '/?_rsc=1', 307, {headers: [['rsc', '1']]}],
  ['a 404 page', '/nera', 404],
  ['a 404 page of an undecodable path', '/%E0%A4%A', 404],
  ['a 404 of a file', '/nera.php', 404],
  ['a 404 of the API', '/api/nera', 404],
  ['a 404 of Next', '/_next/nera', 404],
  ['a 404 of a static file', '/_next/static/chunks/nera.js', 404],
  ['a 404 of an Open Graph image', '/api/share-picture/lt/nera', 404],
  ['a 404 of an event', '/api/event?event=nera', 404],
  ['a malformed path', '/api/%zz', 400],
  ['a malformed request', '*', 400, {method: 'OPTIONS'}],
  ['another method', '/naujienos', 405, {method: 'DELETE'}],
  ['another method of the API', '/api/search', 405, {method: 'PUT'}],
  ['an unsigned webhook', '/api/revalidate', 401, {method: 'POST', body: '{}'}],
  ['a schedule without its secret', '/api/check-content', 401],
  ['an unsigned comparison', '/api/check-clock', 401, {method: 'POST', body: '{}'}],
  ['a search', '/api/search?q=a', 200],
  ['the messages of a dialog', '/api/messages/en/donation', 200],
  ["the site's clock", '/api/clock', 200],
  ["the site's health", '/api/health', 200],
  ['an event', '/api/event?event=misios-2024', 200],
  ['a feed', '/rss.xml', 200],
  ['a calendar', '/kalendorius.ics', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['an icon', '/icon.svg', 200],
])('%s has the security headers', async (_, path, status, request) => {
  const response = await send(path, request)
  expect(response.status).toBe(status)
  expect(Object.keys(response.headers)).toEqual(
    expect.arrayContaining([
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
    ]),
  )
})

test('whoever watches the services hears from all of them', async () => {
  const response = await fetch(`${stackEnv().SITE_URL}/api/health/services`)
  const {troubles} = (await response.json()) as {troubles: {trouble: string}[]}
  expect(response.status).toBe(troubles.length === 0 ? 200 : 503)
  expect(troubles.map(({trouble}) => trouble)).not.toContainEqual(expect.stringContaining('unreachable'))
})

test.each([
  '/_next/nera',
  '/_next/a/b/c',
  '/_next/static/nera',
  '/_next/static/chunks/nera.js',
  '/_next/data/nera/nera.json',
  '/nera',
  '/naujienos/nera',
  '/renginiai/nera/kalendorius.ics',
  '/en/nera',
  '/api/nera',
  '/api/share-picture/lt/nera',
  '/api/messages/lt/nera',
  '/api/messages/lt/constructor',
  '/api/messages/de/donation',
])('the 404 of %s is not cached', async (path) => {
  const {status, headers} = await send(path)
  expect(status).toBe(404)
  // Next sets it on everything that its cache holds.
  expect(headers['x-nextjs-cache']).toBeUndefined()
  expect(headers['cache-control'] ?? '').not.toContain('s-maxage')
})

const cached = [
  '/naujienos',
  '/en/naujienos',
  '/rss.xml',
  '/en/rss.xml',
  '/en/kalendorius.ics',
  '/renginiai/kaledos-2025/kalendorius.ics',
  '/sitemap.xml',
  '/api/addresses',
]

test('what another method is answered does not replace a cached response', async () => {
  const body = JSON.stringify({_id: 'siteSettings', _type: 'content'})
  const signature = await encodeSignatureHeader(body, Date.now(), stackEnv().SANITY_WEBHOOK_SECRET)
  const revalidated = await send('/api/revalidate', {
    method: 'POST',
    headers: [[SIGNATURE_HEADER_NAME, signature]],
    body,
  })
  expect(revalidated.status).toBe(200)
  for (const path of cached) for (const method of ['OPTIONS', 'POST', 'LINK']) await send(path, {method})
  for (const path of cached) {
    await expect.poll(async () => (await send(path)).headers['x-nextjs-cache']).toBe('HIT')
    expect([path, (await send(path)).status]).toEqual([path, 200])
  }
})

test('an upgrade to WebSocket is answered as an ordinary request', async () => {
  const headers: [string, string][] = [
    ['upgrade', 'websocket'],
    ['connection', 'upgrade'],
  ]
  expect((await send('/nera', {headers})).status).toBe(404)
})

test.each([
  '/taptinariu',
  '/en/taptinariu',
  '/aukoti/is-sirdies-i-sirdi',
  '/registracija/misios',
  '/registracija/penki-uz-lietuva',
  '/registracija/renginiai/keliones-autobusu-2025',
])('the form of %s with nothing chosen is answered in words, not in names of messages', async (path) => {
  const url = new URL(path, stackEnv().SITE_URL)
  const empty = postedForm(await (await fetch(url)).text())
  const response = await fetch(url, {method: 'POST', ...empty})
  const page = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(page).toMatch(/aria-invalid="true"/)
  expect(page).not.toMatch(/>[a-z]\w*(?:\.\w+)+\.?</)
})
