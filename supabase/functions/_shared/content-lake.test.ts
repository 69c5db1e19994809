import {expect, test} from 'vitest'
import {nowhere, serve} from '../_testing/serve.ts'
import {createContentLake, LakeError} from './content-lake.ts'

async function start(respond: (request: Request) => Response | Promise<Response>) {
  const requests: {method: string; url: URL; headers: Headers; body: string}[] = []
  const SANITY_API_HOST = await serve(async (request) => {
    const {method, url, headers} = request
    requests.push({method, url: new URL(url), headers, body: await request.clone().text()})
    return respond(request)
  })
  return {lake: lakeAt(SANITY_API_HOST), requests}
}

const lakeAt = (SANITY_API_HOST: string) =>
  createContentLake({
    SANITY_API_HOST,
    SANITY_PROJECT_ID: 'abc',
    SANITY_DATASET: 'production',
    token: 'sk',
    timeoutMs: 2000,
  })

test('a query is sent with its parameters, its perspective and the token', async () => {
  const {lake, requests} = await start(() => Response.json({result: [1, 2]}))
  expect(await lake.query('*[_type == $type]', {type: 'event'}, 'published')).toEqual([1, 2])
  const [request] = requests
  expect(request?.url.pathname).toBe('/v2026-02-01/data/query/production')
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    query: '*[_type == $type]',
    $type: '"event"',
    perspective: 'published',
    returnQuery: 'false',
  })
  expect(request?.headers.get('authorization')).toBe('Bearer sk')
  expect(request?.headers.get('x-sanity-project-id')).toBe('abc')
})

test('mutations are one transaction', async () => {
  const {lake, requests} = await start(() => Response.json({transactionId: 'x'}))
  const mutations = [{patch: {id: 'a', set: {b: 1}}}, {delete: {id: 'c'}}]
  await lake.mutate(mutations)
  expect(requests.map(({url, body}) => [url.pathname, JSON.parse(body)])).toEqual([
    ['/v2026-02-01/data/mutate/production', {mutations}],
  ])
})

test('a picture is uploaded with its type and name', async () => {
  const {lake, requests} = await start(() => Response.json({document: {_id: 'image-1'}}))
  const file = new Blob(['bytes'], {type: 'image/png'})
  expect(await lake.uploadImage(file, 'a b.png')).toBe('image-1')
  const [request] = requests
  expect(request?.url.pathname).toBe('/v2026-02-01/assets/images/production')
  expect(request?.url.searchParams.get('filename')).toBe('a b.png')
  expect([request?.headers.get('content-type'), request?.body]).toEqual(['image/png', 'bytes'])
})

test('a refusal keeps its status', async () => {
  const {lake} = await start(() => Response.json({message: 'broken'}, {status: 400}))
  const error = await lake.mutate([]).catch((each: unknown) => each)
  expect(error).toBeInstanceOf(LakeError)
  expect(error).toMatchObject({status: 400, message: '400 {"message":"broken"}'})
})

test('an unreachable Content Lake is an error', async () => {
  await expect(lakeAt(nowhere).query('*', {}, 'raw')).rejects.toThrow('fetch failed')
})
