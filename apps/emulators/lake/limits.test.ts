import {request as send} from 'node:http'
import {once} from 'node:events'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {mutate as mutateIn} from './data/mutate.ts'
import {temporaryLake, type TemporaryLake} from './testing/temporary-lake.ts'
import {asAuthor, lakeErrorOf, temporaryDataset} from './testing/temporary-store.ts'

let lake: TemporaryLake
beforeAll(async () => {
  lake = await temporaryLake()
})
afterAll(() => lake.remove())

const mutate = async (...mutations: unknown[]) => {
  const body = JSON.stringify({mutations})
  const response = await lake.request('/v1/data/mutate/production', {method: 'POST', body, as: 'editor'})
  return {status: response.status, body: (await response.json()) as Record<string, unknown>}
}
const create = (content: object) => mutate({createOrReplace: {_id: 'doc', _type: 'x', ...content}})
const refusal = (description: unknown) => ({
  status: 400,
  body: {error: {type: 'mutationError', items: [{index: 0, error: {type: 'validationError', description}}]}},
})

/** `levels` objects in one another. */
const nested = (levels: number): unknown => (levels === 0 ? 'x' : {inner: nested(levels - 1)})
const numbered = (count: number, prefix = 'a') =>
  Object.fromEntries(Array.from({length: count}, (_, n) => [`${prefix}${n}`, n]))

describe('a document', () => {
  test('may nest attributes 20 levels deep', async () => {
    expect((await create(nested(20) as object)).status).toBe(200)
    expect(await create(nested(21) as object)).toMatchObject(
      refusal('Document "doc" has attributes nested 21 levels deep, the limit is 20'),
    )
    expect((await create({list: [{list: [{list: ['x']}]}]})).status).toBe(200)
    expect(await create({list: JSON.parse('['.repeat(25) + ']'.repeat(25))})).toMatchObject(
      refusal(expect.stringContaining('levels deep')),
    )
  })

  test('nested without end is refused', async () => {
    const deep = `{"mutations": [{"create": {"_type": "x", "list": ${'['.repeat(100_000)}${']'.repeat(100_000)}}}]}`
    const post = {method: 'POST', body: deep, as: 'editor'} as const
    const response = await lake.request('/v1/data/mutate/production', post)
    expect([response.status, await response.json()]).toEqual([
      400,
      {statusCode: 400, error: 'Bad Request', message: 'The body is nested too deeply'},
    ])
  })

  test('may have 1,000 attributes', async () => {
    // With its _id, _type, _rev, _createdAt and _updatedAt.
    expect((await create(numbered(995))).status).toBe(200)
    expect(await create(numbered(996))).toMatchObject(
      refusal('Document "doc" has 1001 attributes, the limit is 1000'),
    )
    await mutate({delete: {id: 'doc'}})
  })

  test('may have 32 MB', () => {
    const dataset = temporaryDataset()
    const text = 'x'.repeat(32_000_000)
    expect(
      lakeErrorOf(() => mutateIn(dataset, {mutations: [{create: {_type: 'x', text}}]}, asAuthor)),
    ).toMatchObject({
      status: 400,
      error: {description: expect.stringContaining('is larger than 32000000 bytes')},
    })
  })

  test('is limited in an action too', async () => {
    const attributes = {_type: 'x', ...(nested(21) as object)}
    const actions = [{actionType: 'sanity.action.document.create', publishedId: 'deep', attributes}]
    const post = {method: 'POST', body: JSON.stringify({actions}), as: 'editor'} as const
    const response = await lake.request('/v1/data/actions/production', post)
    expect([response.status, await response.json()]).toMatchObject([400, {error: {type: 'actionError'}}])
  })
})

describe('a dataset', () => {
  test('may have 2,000 attributes, and whoever reached that may remove some', async () => {
    const document = (n: number, count: number) => ({
      createOrReplace: {_id: `d${n}`, _type: 'x', ...numbered(count, `f${n}x`)},
    })
    expect((await mutate(document(1, 900), document(2, 900))).status).toBe(200)
    expect(await mutate(document(3, 196))).toMatchObject(
      refusal('Total attribute/datatype count 2001 exceeds limit of 2000 (including submitted mutations)'),
    )
    expect((await mutate(document(3, 195))).status).toBe(200)
    expect((await mutate({patch: {id: 'd3', set: {f1x0: 5}}})).status).toBe(200)
    // The same path with another datatype is another attribute.
    expect((await mutate({patch: {id: 'd3', set: {f1x0: 'text'}}})).status).toBe(400)
    expect((await mutate({patch: {id: 'd3', unset: ['f3x0']}})).status).toBe(200)
    expect((await mutate({patch: {id: 'd3', set: {f1x0: 'text'}}})).status).toBe(200)
    await mutate({delete: {id: 'd1'}}, {delete: {id: 'd2'}}, {delete: {id: 'd3'}})
  })

  test('counts an array once for itself and once for each datatype in it', async () => {
    // Beside the five of every document, four: the array, and float, string and boolean in it.
    const list = [2.5, 3.5, 'abc', 'def', true]
    expect((await create({...numbered(991), list})).status).toBe(200)
    expect((await create({...numbered(992), list})).status).toBe(400)
  })
})

describe('a request', () => {
  test('may send 4 MB of mutations', async () => {
    expect((await create({text: 'x'.repeat(3_900_000)})).status).toBe(200)
    expect(await create({text: 'x'.repeat(4_000_000)})).toEqual({
      status: 413,
      body: {
        statusCode: 413,
        error: 'Payload Too Large',
        message: 'Request body exceeds limit of 4000000 bytes',
      },
    })
  })

  test('of any length ends at the limit', async () => {
    const {port} = new URL(lake.origin())
    const headers = {authorization: `Bearer ${lake.people.robots[0]?.token}`}
    const request = send({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/v1/data/mutate/production',
      headers,
    })
    request.on('error', () => undefined)
    const response = once(request, 'response')
    for (let sent = 0; sent < 6; sent += 1) request.write('x'.repeat(1_000_000))
    expect((await response)[0].statusCode).toBe(413)
    request.destroy()
  })

  test('is refused before it is read when it announces too much', async () => {
    const {port} = new URL(lake.origin())
    const announce = async (path: string, bytes: number) => {
      const headers = {authorization: `Bearer ${lake.people.robots[0]?.token}`, 'content-length': bytes}
      const request = send({host: '127.0.0.1', port, method: 'POST', path, headers})
      request.on('error', () => undefined)
      request.flushHeaders()
      const [{statusCode}] = await once(request, 'response')
      request.destroy()
      return statusCode as number
    }
    expect(await announce('/v1/data/mutate/production', 4_000_001)).toBe(413)
    expect(await announce('/v1/data/actions/production', 4_000_001)).toBe(413)
    expect(await announce('/v1/data/query/production', 307_201)).toBe(413)
    expect(await announce('/v1/assets/files/production', 100_000_001)).toBe(413)
    expect(await announce('/v1/auth/login/local', 200_000_000)).toBe(413)
  })

  test('may hold 11 KB of query in its URL, and more in its body', async () => {
    const query = `count(*) // ${'x'.repeat(12_000)}`
    const url = await lake.request(`/v1/data/query/production?query=${encodeURIComponent(query)}`)
    expect([url.status, await url.json()]).toMatchObject([414, {error: 'URI Too Long'}])
    const post = {method: 'POST', body: JSON.stringify({query})}
    expect((await lake.request('/v1/data/query/production', post)).status).toBe(200)
  })
})

test('the attributes of a dataset are counted, each path and datatype once', async () => {
  const count = async () => {
    const response = await lake.request('/v1/data/stats/production', {as: 'viewer'})
    return ((await response.json()) as {fields: {count: {value: number; limit: number}}}).fields.count
  }
  await create({title: 'a'})
  const {value, limit} = await count()
  expect(limit).toBe(2000)
  await mutate({createOrReplace: {_id: 'other', _type: 'x', title: 'b', tags: ['c']}})
  expect((await count()).value).toBe(value + 2)
})
