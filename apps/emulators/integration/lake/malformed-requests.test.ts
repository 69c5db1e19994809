import sharp from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {LakeProcess, READ_TOKEN, WRITE_TOKEN} from '../../../../tests/support/lake-process.ts'
import {malformedLakeRequest} from './malformed-lake-request.ts'
import {malformedValues} from '../../../../tests/support/malformed-values.ts'
import {sendAsIs} from '../../../../tests/support/send-as-is.ts'

const SEED = 20251122
const REQUESTS = 1000

let lake: LakeProcess
let assets: string[]
beforeAll(async () => {
  lake = await LakeProcess.start()
  const client = lake.client()
  await client.create({_id: 'book', _type: 'book', title: 'Marti', tags: ['a'], year: 1896})
  const photo = sharp({create: {width: 60, height: 40, channels: 3, background: '#1d5138'}})
  const image = await client.assets.upload('image', await photo.png().toBuffer())
  const file = await client.assets.upload('file', Buffer.from('0123456789'), {filename: 'a.txt'})
  assets = [`/${image.path}`, `/${file.path}`]
})
afterAll(() => lake.stop())

/** False for an error without a reason in one of Sanity's shapes. */
function isClear({status, type, text}: {status: number; type: string; text: string}): boolean {
  if (status < 400 || type.startsWith('text/html')) return true
  const body = JSON.parse(text) as {message?: unknown; error?: {description?: unknown}}
  const reason = body.message ?? body.error?.description
  return status < 500 && typeof reason === 'string' && reason.length > 2
}

test(`each of ${REQUESTS} malformed requests is answered, or refused with a reason`, async () => {
  const values = malformedValues(SEED)
  const statuses = new Set<number>()
  const faults: unknown[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    const request = malformedLakeRequest(values, {assets, tokens: [WRITE_TOKEN, WRITE_TOKEN, READ_TOKEN]})
    const response = await sendAsIs(lake.host, request)
    const isEmpty = request.method === 'HEAD' && response.status < 500
    if (!isEmpty && !isClear(response)) faults.push({n, ...request, body: String(request.body), response})
    statuses.add(response.status)
  }
  expect(faults).toEqual([])
  // Some get past the first checks.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 409, 416]))
  expect(await lake.client().getDocument('book')).toBeDefined()
})

test.each(['constructor', '__proto__', 'hasOwnProperty', 'toString'])(
  'a document with "%s" as its type and as an attribute harms nothing',
  async (name) => {
    const mutate = (mutation: string) =>
      sendAsIs(lake.host, {
        method: 'POST',
        path: '/v1/data/mutate/production',
        headers: {authorization: `Bearer ${WRITE_TOKEN}`},
        body: Buffer.from(`{"mutations": [${mutation}]}`),
      })
    const nested = `"${name}": {"${name}": [1]}`
    expect((await mutate(`{"create": {"_type": "${name}", ${nested}}}`)).status).toBeLessThan(500)
    expect(
      (await mutate(`{"patch": {"id": "book", "set": {"${name}.a": 1, ${nested}}}}`)).status,
    ).toBeLessThan(500)
    expect((await mutate(`{"create": {"_type": "${name}"}}`)).status).toBe(200)
    const found = await lake.client().fetch<number>('count(*[_type == $name && !defined(nothing)])', {name})
    expect(found).toBeGreaterThan(0)
    expect(await lake.client().fetch('*[_id == "book"][0].year + 0 == 1896')).toBe(true)
  },
)
