import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

const SECRET = 'unit-test-webhook-secret'
const change = JSON.stringify({_id: 'newsItem-10', _type: 'newsItem'})

/** Next knows it only while it handles a request. */
const revalidateTag = vi.hoisted(() => vi.fn<(tag: string, profile: {expire: number}) => void>())
vi.mock('next/cache', () => ({revalidateTag}))

/** The answer of Redis. */
const shareExpiryTimes = vi.hoisted(() => vi.fn<(times: Map<string, number>) => Promise<boolean>>())
vi.mock('#/shared-cache/shared-times.ts', () => ({shareExpiryTimes}))

let POST: (request: Request) => Promise<Response>

beforeAll(async () => {
  stubSiteEnv({SANITY_WEBHOOK_SECRET: SECRET})
  ;({POST} = await import('./route.ts'))
})

beforeEach(() => {
  revalidateTag.mockClear()
  shareExpiryTimes.mockReset().mockResolvedValue(true)
})

async function send(body: string, signature?: string): Promise<Response> {
  const headers = {...(signature && {[SIGNATURE_HEADER_NAME]: signature})}
  return POST(new Request('http://localhost/api/revalidate', {method: 'POST', body, headers}))
}

const sign = (body: string, secret = SECRET, at = Date.now()) => encodeSignatureHeader(body, at, secret)

const revalidated = () => revalidateTag.mock.calls.map(([tag]) => tag)

describe('a signed change', () => {
  test('expires its type at once, and a second later what was being rendered', async () => {
    const response = await send(change, await sign(change))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({revalidated: 'newsItem'})
    expect(revalidateTag.mock.calls).toEqual([
      ['newsItem', {expire: 0}],
      ['late-newsItem', {expire: 1}],
    ])
  })

  test('of a type without a tag expires all content', async () => {
    const settings = JSON.stringify({_id: 'a', _type: 'searchSynonyms'})
    await send(settings, await sign(settings))
    expect(revalidated()).toEqual(['content', 'late-content'])
  })

  test('is told to the other instances before the response', async () => {
    await send(change, await sign(change))
    const times = shareExpiryTimes.mock.calls[0]?.[0] ?? new Map<string, number>()
    const [now = 0, late = 0] = times.values()
    expect([...times.keys()]).toEqual(['newsItem', 'late-newsItem'])
    expect(late - now).toBe(1000)
  })

  test('is wanted again if the other instances could not be told, but expires here', async () => {
    shareExpiryTimes.mockResolvedValue(false)
    const response = await send(change, await sign(change))
    expect(response.status).toBe(503)
    expect(revalidated()).toEqual(['newsItem', 'late-newsItem'])
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
    expect(revalidated()).toEqual([])
  })
})
