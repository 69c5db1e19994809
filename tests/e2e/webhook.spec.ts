import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {stackEnv} from '../env.ts'
import {expect, test} from '../support/test.ts'

const body = JSON.stringify({
  _id: 'newsItem-10',
  _type: 'newsItem',
  before: {slug: null, eventKey: null, path: null},
  after: {slug: null, eventKey: null, path: null},
})

test('a webhook is accepted only with a valid signature', async ({request}) => {
  const post = (headers: Record<string, string>, data = body) =>
    request.post('/api/revalidate', {data, headers: {'content-type': 'application/json', ...headers}})
  const sign = (secret: string, text = body) => encodeSignatureHeader(text, Date.now(), secret)
  const {SANITY_WEBHOOK_SECRET} = stackEnv()

  expect((await post({})).status()).toBe(401)
  expect((await post({[SIGNATURE_HEADER_NAME]: 't=1,v1=forged'})).status()).toBe(401)
  expect((await post({[SIGNATURE_HEADER_NAME]: await sign('a secret of somebody else')})).status()).toBe(401)
  const other = await sign(SANITY_WEBHOOK_SECRET, body.replace('newsItem', 'event'))
  expect((await post({[SIGNATURE_HEADER_NAME]: other})).status()).toBe(401)

  const junk = JSON.stringify({hello: 'there'})
  const signedJunk = await post({[SIGNATURE_HEADER_NAME]: await sign(SANITY_WEBHOOK_SECRET, junk)}, junk)
  expect(signedJunk.status()).toBe(400)

  expect((await post({[SIGNATURE_HEADER_NAME]: await sign(SANITY_WEBHOOK_SECRET)})).status()).toBe(200)
})

test('a change that the site has found by itself, as after a downtime, renders nothing again', async ({
  request,
}) => {
  const refreshed = async (transactionTime: Date) => {
    const signature = await encodeSignatureHeader(body, Date.now(), stackEnv().SANITY_WEBHOOK_SECRET)
    const response = await request.post('/api/revalidate', {
      data: body,
      headers: {
        'content-type': 'application/json',
        'sanity-transaction-time': transactionTime.toISOString(),
        [SIGNATURE_HEADER_NAME]: signature,
      },
    })
    return ((await response.json()) as {refreshed: string[]}).refreshed
  }
  expect(await refreshed(new Date())).toContain('/naujienos')
  expect(await refreshed(new Date(Date.now() - 3_600_000))).toEqual([])
})
