import {revocationId, revocationType} from '@site/schemas/requests/preview-link'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {stackEnv} from '../../env.ts'
import {enablePath, grantToken, PreviewBrowser, studioSecret} from '../../support/preview-browser.ts'
import {sanityClient} from '../../support/sanity-client.ts'

const EVENT = 'event-preview-test'
const OTHER = 'event-preview-other'
const page = '/renginiai/perziuros-bandymas'
const event = (id: string, eventKey: string, title: string) => ({
  _id: id,
  _type: 'event',
  eventKey,
  title: {_type: 'localizedString', lt: title, en: `${title} (EN)`},
  start: '2026-06-20T16:00:00Z',
  admission: 'free',
})
const DRAFT = 'Juodraščio antraštė'
const OTHER_DRAFT = 'Kito juodraščio antraštė'

beforeAll(async () => {
  await sanityClient()
    .transaction()
    .createOrReplace(event(`drafts.${EVENT}`, 'perziuros-bandymas', DRAFT))
    .createOrReplace(event(`drafts.${OTHER}`, 'kitas-bandymas', OTHER_DRAFT))
    .commit()
})

afterAll(async () => {
  const ids = [`drafts.${EVENT}`, `drafts.${OTHER}`, revocationId(EVENT)]
  await ids.reduce((all, id) => all.delete(id), sanityClient().transaction()).commit()
})

async function openStudioPreview(): Promise<PreviewBrowser> {
  const browser = new PreviewBrowser()
  const response = await browser.get(enablePath(await studioSecret(), page))
  expect([response.status, response.headers.get('location')]).toEqual([307, page])
  return browser
}

const textOf = async (response: Response) => ({status: response.status, text: await response.text()})

test('a visitor sees no draft, with or without the cookie of draft mode', async () => {
  const studio = await openStudioPreview()
  const visitor = new PreviewBrowser()
  expect((await visitor.get(page)).status).toBe(404)
  visitor.cookies.set('__prerender_bypass', studio.cookies.get('__prerender_bypass') ?? '')
  expect((await visitor.get(page)).status).toBe(404)
  // As if the cookie were not there.
  const list = await visitor.get('/renginiai')
  expect(list.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await textOf(list)).text).not.toContain(DRAFT)
})

test('draft mode opens with a secret of the Studio only', async () => {
  for (const path of ['/api/preview/enable', enablePath(''), enablePath('a-secret-that-nobody-made')]) {
    const browser = new PreviewBrowser()
    const response = await browser.get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect([...browser.cookies]).toEqual([])
  }
})

test("the Studio's preview shows drafts, in its own frame only, and no cache keeps it", async () => {
  const studio = await openStudioPreview()
  for (const path of [page, '/renginiai', '/en/renginiai', '/']) {
    const response = await studio.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toMatch(/^private\b.*no-store/)
    const {origin} = new URL(stackEnv().STUDIO_URL)
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin};`)
  }
  const {text} = await textOf(await studio.get('/renginiai'))
  expect([text.includes(DRAFT), text.includes(OTHER_DRAFT)]).toEqual([true, true])
})

test('nothing that the preview rendered reaches visitors', async () => {
  const studio = await openStudioPreview()
  const visitor = new PreviewBrowser()
  const before = await textOf(await visitor.get('/renginiai'))
  for (const path of [page, '/renginiai', '/rss.xml', '/kalendorius.ics', '/sitemap.xml', '/api/addresses']) {
    const response = await studio.get(path)
    expect([path, response.headers.get('cache-control')]).toEqual([
      path,
      expect.stringMatching(/^private\b.*no-store/),
    ])
  }
  const after = await visitor.get('/renginiai')
  expect(after.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
  expect(await textOf(after)).toEqual(before)
  expect(before.text).not.toMatch(/Juodraščio|perziura|preview-bar|visual-editing/)
  expect((await visitor.get(page)).status).toBe(404)
})

test("a draft's picture for sharing is drawn, and stored nowhere", async () => {
  const studio = await openStudioPreview()
  const picture = await studio.get(`/api/share-picture/lt${page}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(picture.headers.get('cache-control')).toMatch(/^private\b.*no-store/)
  expect((await new PreviewBrowser().get(`/api/share-picture/lt${page}`)).status).toBe(404)
})

test('leaving ends the preview, and leads nowhere else', async () => {
  const studio = await openStudioPreview()
  const left = await studio.get(`/api/preview/leave?to=${encodeURIComponent('/renginiai?a=1')}`)
  expect(left.headers.get('location')).toBe(`${stackEnv().SITE_URL}/renginiai?a=1`)
  expect([...studio.cookies.keys()].filter((name) => /bypass|^preview$/.test(name))).toEqual([])
  expect((await studio.get(page)).status).toBe(404)
  for (const to of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)', '%']) {
    const response = await studio.get(`/api/preview/leave?${new URLSearchParams({to})}`)
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(stackEnv().SITE_URL)
  }
})

test('renewing leads to the preview in the Studio, of a page of this site only', async () => {
  const renewed = async (path: string) => {
    const query = new URLSearchParams({page: path})
    const response = await new PreviewBrowser().get(`/api/preview/renew?${query}`)
    return response.headers.get('location')
  }
  const studio = stackEnv().STUDIO_URL
  expect(await renewed('/en/naujienos?a=1')).toBe(`${studio}/perziura?preview=%2Fen%2Fnaujienos%3Fa%3D1`)
  for (const path of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)'])
    expect(await renewed(path)).toBe(`${studio}/perziura?preview=%2F`)
})

test('when its time is over, the preview says so in the Studio’s frame too, and to nobody twice', async () => {
  const studio = await openStudioPreview()
  const at = Date.now() - 1000
  studio.cookies.set('preview', grantToken({kind: 'studio', issuedAt: at - 1, expiresAt: at}))
  const ended = await studio.get('/naujienos')
  expect(ended.headers.get('location')).toMatch(/\/perziura\?ended=.*&page=%2Fnaujienos$/)
  const told = await studio.get(ended.headers.get('location') ?? '')
  expect(told.headers.get('content-security-policy')).toContain(`frame-ancestors ${stackEnv().STUDIO_URL};`)
  expect((await studio.get('/naujienos')).status).toBe(200)
})

const requestLink = async (given: object = {}, headers: Record<string, string> = {}) =>
  fetch(new URL('/api/preview/links', stackEnv().SITE_URL), {
    method: 'POST',
    headers: {'content-type': 'application/json', origin: stackEnv().STUDIO_URL, ...headers},
    body: JSON.stringify({document: EVENT, language: 'lt', secret: await studioSecret(), ...given}),
  })

async function makeLink(): Promise<{url: string; expiresAt: string}> {
  const response = await requestLink()
  expect(response.status).toBe(200)
  return (await response.json()) as {url: string; expiresAt: string}
}

test('a link is made for whoever may edit, from the Studio alone', async () => {
  expect((await requestLink({}, {origin: 'https://example.com'})).status).toBe(403)
  expect((await requestLink({secret: 'a-secret-that-nobody-made'})).status).toBe(401)
  expect((await requestLink({document: 'drafts.event-1'})).status).toBe(400)
  expect((await requestLink({language: 'de'})).status).toBe(400)
  const made = await requestLink()
  expect(made.headers.get('access-control-allow-origin')).toBe(stackEnv().STUDIO_URL)
  expect(made.headers.get('cache-control')).toBe('no-store')
  const {expiresAt} = (await made.json()) as {expiresAt: string}
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.99)
  expect(days).toBeLessThanOrEqual(7)
})

test('a link shows the draft of its document, and no other', async () => {
  const reader = new PreviewBrowser()
  const opened = await reader.get((await makeLink()).url)
  expect(opened.headers.get('location')).toBe(stackEnv().SITE_URL + page)
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  const shown = await reader.get(page)
  expect(shown.headers.get('cache-control')).toMatch(/^private\b.*no-store/)
  expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
  expect((await textOf(shown)).text).toContain(DRAFT)
  const list = await textOf(await reader.get('/renginiai'))
  expect([list.text.includes(DRAFT), list.text.includes(OTHER_DRAFT)]).toEqual([true, false])
  expect((await textOf(await reader.get('/renginiai/kitas-bandymas'))).text).not.toContain(OTHER_DRAFT)
})

test('a reader cannot make more of a link than it is', async () => {
  const reader = new PreviewBrowser()
  await reader.get((await makeLink()).url)
  const times = {issuedAt: Date.now(), expiresAt: Date.now() + 86_400_000}
  const forged = grantToken({kind: 'studio', ...times}, 'a secret of thirty-two characters')
  reader.cookies.set('preview', forged)
  reader.cookies.set('sanity-preview-perspective', 'drafts')
  expect((await reader.get('/renginiai/kitas-bandymas')).status).toBe(404)
  expect((await reader.get(page)).status).toBe(404)
})

test('after its week a link says so, also to whoever is still reading', async () => {
  const at = Date.now() - 1000
  const token = grantToken({kind: 'document', document: EVENT, issuedAt: at - 1000, expiresAt: at})
  const reader = new PreviewBrowser()
  const opened = await reader.get(`/api/preview/shared?${new URLSearchParams({link: token, language: 'en'})}`)
  const told = `/en/perziura?expired=${new Date(at).toISOString()}`
  const target = ({headers}: Response) => {
    const {origin, pathname, search} = new URL(headers.get('location') ?? '', stackEnv().SITE_URL)
    return origin === stackEnv().SITE_URL ? decodeURIComponent(pathname + search) : origin
  }
  expect(target(opened)).toBe(told)
  expect([...reader.cookies]).toEqual([])

  reader.cookies.set('preview', token).set('__prerender_bypass', 'a')
  const reading = await reader.get(`/en${page}`)
  expect(target(reading)).toBe(told)
  expect([...reader.cookies]).toEqual([])
})

test('a link that was changed, or is none, shows nothing', async () => {
  const {url} = await makeLink()
  const studio = grantToken({kind: 'studio', issuedAt: 1, expiresAt: Date.now() + 86_400_000})
  const links = [
    url.replace(/link=.../, 'link=AAA'),
    url.replace(/&language.*/, 'A'),
    `/api/preview/shared?link=${studio}`,
    '/api/preview/shared',
  ]
  for (const link of links) {
    const reader = new PreviewBrowser()
    const response = await reader.get(link)
    expect(response.headers.get('location')).toBe(`${stackEnv().SITE_URL}/perziura`)
    expect([...reader.cookies]).toEqual([])
  }
})

test('a revoked link shows nothing more; one made afterwards works', async () => {
  const {url} = await makeLink()
  const reader = new PreviewBrowser()
  await reader.get(url)
  expect((await textOf(await reader.get(page))).text).toContain(DRAFT)
  await sanityClient().createOrReplace({_id: revocationId(EVENT), _type: revocationType})
  expect((await textOf(await reader.get(page))).text).not.toContain(DRAFT)
  const again = await new PreviewBrowser().get(url)
  expect(again.headers.get('location')).toContain('/perziura?revoked=')
  const later = await new PreviewBrowser().get((await makeLink()).url)
  expect(later.headers.get('location')).toBe(stackEnv().SITE_URL + page)
})
