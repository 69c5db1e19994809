import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'
import {SECRET, startSelfOriginServer} from '#/revalidation/testing/self-origin-server.ts'

const place = {slug: 'kinas', eventKey: null, path: null}
const change = JSON.stringify({_id: 'newsItem-10', _type: 'newsItem', before: place, after: place})

let site: Awaited<ReturnType<typeof startSelfOriginServer>>
let isFailing = false
let otherPages: string[] = []
let onFirstOfMany = async () => {}
let whileRendering = async () => {}
const manyPages = Array.from({length: 100}, (_, index) => `/naujienos/${index}`)
let POST: (request: Request) => Promise<Response>

beforeAll(async () => {
  site = await startSelfOriginServer(async ({url}) => {
    if (url === '/api/revalidate/tags') return {status: isFailing ? 500 : 204}
    if (url === manyPages[0]) await onFirstOfMany()
    if (url === '/naujienos/a') await whileRendering()
    if (url !== '/api/addresses') return {}
    const paths = ['/naujienos/kinas', ...otherPages, '/misios']
    return {body: JSON.stringify({pages: paths, prepared: paths, redirects: {}})}
  })
  ;({POST} = await import('./route.ts'))
})

beforeEach(() => {
  isFailing = false
  otherPages = []
  onFirstOfMany = async () => {}
  whileRendering = async () => {}
  site.requests.length = 0
})

afterAll(() => site.stop())

function requestOf(body: string, signature?: string, idempotencyKey?: string) {
  const headers: Record<string, string> = {
    ...(signature && {[SIGNATURE_HEADER_NAME]: signature}),
    ...(idempotencyKey && {'idempotency-key': idempotencyKey}),
  }
  return new Request('http://localhost/api/revalidate', {method: 'POST', body, headers})
}

const send = async (...given: Parameters<typeof requestOf>) => POST(requestOf(...given))

const sign = (body: string, secret = SECRET, at = Date.now()) => encodeSignatureHeader(body, at, secret)

/** A signed change that is sent by the first call of `send`, which resolves when it waits for its turn. */
async function laterChange(body: string) {
  const request = requestOf(body, await sign(body))
  const isWaiting = Promise.withResolvers<void>()
  let response: Promise<Response> | undefined
  vi.spyOn(request.headers, 'get').mockImplementation((name) => {
    // The last that is read of a request.
    if (name === 'idempotency-key') isWaiting.resolve()
    return Headers.prototype.get.call(request.headers, name)
  })
  return {
    response: () => response,
    async send() {
      response ??= POST(request)
      await isWaiting.promise
    },
  }
}

describe('a signed change', () => {
  const lastInBackground = ['HEAD /misios', 'HEAD /en/misios', 'HEAD /sitemap.xml']

  afterEach(async () => {
    await expect.poll(() => site.requests).toEqual(expect.arrayContaining(lastInBackground))
  })

  test('revalidates its type and renders its own page in both languages before the response, then the lists', async () => {
    const response = await send(change, await sign(change))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({refreshed: ['/naujienos/kinas', '/', '/naujienos']})
    expect(site.requests.slice(0, 2)).toEqual(['POST /api/revalidate/tags', 'GET /api/addresses'])
    expect(site.requests.slice(2, 4).toSorted()).toEqual([
      'HEAD /en/naujienos/kinas',
      'HEAD /naujienos/kinas',
    ])
    const lists = ['HEAD /', 'HEAD /en', 'HEAD /en/naujienos', 'HEAD /naujienos']
    await expect.poll(() => site.requests.length).toBeGreaterThanOrEqual(8)
    expect(site.requests.slice(4, 8).toSorted()).toEqual(lists)
  })

  test('is done before the lists of an earlier one, which are rendered then', async () => {
    const [first, second] = ['a', 'b'].map((slug) =>
      JSON.stringify({_id: slug, _type: 'newsItem', before: {...place, slug}, after: {...place, slug}}),
    ) as [string, string]
    const later = await laterChange(second)
    whileRendering = later.send
    await send(first, await sign(first))
    await later.response()
    const before = site.requests.slice(0, site.requests.indexOf('HEAD /naujienos/b'))
    expect(before).not.toContain('HEAD /naujienos')
    await expect.poll(() => site.requests).toContain('HEAD /naujienos')
  })

  test('to a document without a path of its own takes one request before its first page', async () => {
    const about = JSON.stringify({_id: 'aboutPage', _type: 'aboutPage', before: place, after: place})
    expect((await send(about, await sign(about))).status).toBe(200)
    expect(site.requests[0]).toBe('POST /api/revalidate/tags')
    // Both languages are asked for at once, so that either may arrive first.
    expect(site.requests.slice(1, 3).toSorted()).toEqual(['HEAD /apie-mus', 'HEAD /en/apie-mus'])
  })

  test('goes before the rendering of every page after another change', async () => {
    otherPages = manyPages
    const settings = JSON.stringify({_id: 'siteSettings', _type: 'siteSettings', before: place, after: place})
    const second = await laterChange(change)
    onFirstOfMany = second.send
    expect((await send(settings, await sign(settings))).status).toBe(200)
    expect((await second.response())?.status).toBe(200)
    const first = site.requests.indexOf('POST /api/revalidate/tags')
    const next = site.requests.indexOf('POST /api/revalidate/tags', first + 1)
    expect(next).toBeGreaterThan(first)
    expect(site.requests.slice(0, next)).not.toContain(`HEAD ${manyPages.at(-1)}`)
  })

  test('has no effect a second time, not even while the first is being processed', async () => {
    const signature = await sign(change)
    const responses = await Promise.all([send(change, signature, 'a'), send(change, signature, 'a')])
    responses.push(await send(change, signature, 'a'))
    expect(responses.map(({status}) => status)).toEqual([200, 200, 200])
    const bodies = await Promise.all(responses.map((response) => response.json()))
    // Signatures are checked beside each other, so that either of the first two may come first.
    expect(bodies.filter(({refreshed}) => refreshed.length > 0)).toEqual([
      {refreshed: expect.arrayContaining(['/'])},
    ])
    expect(bodies[2]).toEqual({refreshed: []})
    expect((await send(change, signature, 'b')).status).toBe(200)
    expect(site.requests.filter((request) => request === 'HEAD /naujienos/kinas').length).toBeGreaterThan(1)
  })

  test('is processed again after a failure', async () => {
    isFailing = true
    const signature = await sign(change)
    await expect(send(change, signature, 'c')).rejects.toThrow('500')
    isFailing = false
    expect(await (await send(change, signature, 'c')).json()).toMatchObject({
      refreshed: ['/naujienos/kinas', '/', '/naujienos'],
    })
  })

  test('fails when the site cannot revalidate, so that the webhook is retried', async () => {
    isFailing = true
    await expect(send(change, await sign(change))).rejects.toThrow('refused to revalidate newsItem: 500')
  })
})

describe('does nothing and responds with the reason to', () => {
  const long = JSON.stringify({_id: 'x'.repeat(20_000)})

  test.each([
    ['a missing signature', 401, change, undefined],
    ['the signature of another secret', 401, change, sign(change, 'another-secret-altogether')],
    ['the signature of another body', 401, change, sign(`${change} `)],
    ['an invalid signature', 401, change, 'sha256=abc'],
    ['an old signature', 401, change, sign(change, SECRET, Date.now() - 301_000)],
    ['a signature of the future', 401, change, sign(change, SECRET, Date.now() + 120_000)],
    ['a body that is too long', 413, long, sign(long)],
    ['a body that is not JSON', 400, '{', sign('{')],
    ['JSON that is not a change', 400, '{"_id": "a"}', sign('{"_id": "a"}')],
  ])('%s: %i', async (_, status, body, signature) => {
    const response = await send(body, await signature)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({error: expect.any(String)})
    expect(site.requests).toEqual([])
  })
})
