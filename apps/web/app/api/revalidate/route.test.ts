import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

const SECRET = 'unit-test-webhook-secret'
const change = JSON.stringify({_id: 'newsItem-10', _type: 'newsItem'})

/** Next knows these only while it handles a request. */
const {revalidateTag, after} = vi.hoisted(() => ({
  revalidateTag: vi.fn<(tag: string, profile: object) => void>(),
  after: vi.fn<(task: () => Promise<void>) => void>(),
}))
vi.mock('next/cache', () => ({revalidateTag}))
vi.mock('next/server', () => ({after}))

let POST: (request: Request) => Promise<Response>

beforeAll(async () => {
  stubSiteEnv({SANITY_WEBHOOK_SECRET: SECRET})
  ;({POST} = await import('./route.ts'))
})

beforeEach(() => {
  revalidateTag.mockClear()
  after.mockClear()
})

async function send(body: string, signature?: string): Promise<Response> {
  const headers = {...(signature && {[SIGNATURE_HEADER_NAME]: signature})}
  return POST(new Request('http://localhost/api/revalidate', {method: 'POST', body, headers}))
}

const sign = (body: string, secret = SECRET, at = Date.now()) => encodeSignatureHeader(body, at, secret)

const revalidated = () => revalidateTag.mock.calls.map(([tag]) => tag)

/** Everything that is left for the time after the responses. */
const finish = () => Promise.all(after.mock.calls.map(([task]) => task()))

describe('a signed change', () => {
  test('revalidates its type at once, and again when what was being rendered is done', async () => {
    const response = await send(change, await sign(change))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({revalidated: 'newsItem'})
    expect(revalidateTag.mock.calls).toEqual([['newsItem', {expire: 0}]])
    await finish()
    expect(revalidated()).toEqual(['newsItem', 'newsItem'])
  })

  test('of a type without a tag revalidates all content', async () => {
    const settings = JSON.stringify({_id: 'a', _type: 'searchSynonyms'})
    await send(settings, await sign(settings))
    expect(revalidated()).toEqual(['content'])
  })

  test('is revalidated again once after several of its type', async () => {
    const event = JSON.stringify({_id: 'event-1', _type: 'event'})
    for (const body of [change, event, change, change]) await send(body, await sign(body))
    expect(revalidated()).toEqual(['newsItem', 'event', 'newsItem', 'newsItem'])
    revalidateTag.mockClear()
    await finish()
    expect(revalidated().toSorted()).toEqual(['event', 'newsItem'])
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
