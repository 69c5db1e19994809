import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {stackEnv} from '../env.ts'
import {expect, test} from '../support/test.ts'

const body = JSON.stringify({_id: 'newsItem-10', _type: 'newsItem'})

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

  const signed = await post({[SIGNATURE_HEADER_NAME]: await sign(SANITY_WEBHOOK_SECRET)})
  expect(signed.status()).toBe(200)
  expect(await signed.json()).toEqual({revalidated: 'newsItem'})
})
