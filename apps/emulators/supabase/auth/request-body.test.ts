import {expect, test} from 'vitest'
import * as z from 'zod'
import {flag, readBody, record, text} from './request-body.ts'

const shape = z.object({name: text, isNew: flag, data: record})
const read = (body: BodyInit) => readBody(new Request('http://localhost', {method: 'POST', body}), shape)

test('nothing and null are the empty value', async () => {
  const empty = {name: '', isNew: false, data: undefined}
  expect(await read('null')).toEqual(empty)
  expect(await read('{"name":null,"isNew":null,"data":null,"other":1}')).toEqual(empty)
})

test('what is no text becomes the character that stands for it', async () => {
  expect((await read('{"name":"a\\ud800"}')).name).toBe('a\ufffd')
  expect((await read(new Uint8Array([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')]))).name).toBe(
    '\ufffd',
  )
  expect((await read('{"data":{"\\udc00":["\\udc00"]}}')).data).toEqual({'\ufffd': ['\ufffd']})
})

test('a key named __proto__ is a key', async () => {
  const {data} = await read('{"data":{"a":{"__proto__":1}}}')
  expect(JSON.stringify(data)).toBe('{"a":{"__proto__":1}}')
})

test.each([
  '',
  '{',
  '[]',
  '"text"',
  '1',
  '{"name":1}',
  '{"name":"\\u0000"}',
  '{"data":{"a\\u0000":1}}',
  '{"data":{"a":1e999}}',
  '{"data":[]}',
  `{"data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
])('refuses %.30s', async (body) => {
  await expect(read(body)).rejects.toMatchObject({status: 400, code: 'bad_json'})
})

test('reads no more than 1 MB', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent++
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  const request = new Request('http://localhost', {
    method: 'POST',
    body: endless,
    duplex: 'half',
  } as RequestInit)
  await expect(readBody(request, shape)).rejects.toMatchObject({
    status: 413,
    code: 'request_entity_too_large',
  })
  expect(sent).toBeLessThan(20)
})
