import {once} from 'node:events'
import {createServer, type Server, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

let server: Server
let answer: (response: ServerResponse) => void
let hashOf: (content: string) => string

beforeAll(async () => {
  stubSiteEnv()
  const {allowErrorPage} = await import('./error-page-policy.ts')
  ;({hashOf} = await import('./inline-hashes.ts'))
  server = createServer((_, response) => {
    response.setHeader('content-security-policy', `script-src 'self'`)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    allowErrorPage(response)
    answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const data = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"šiandien"])']
const page = `<p>Nepavyko</p>${data.map((content) => `<script>${content}</script>`).join('')}<script>alert(1)</script>`

async function receive(status: number, send = (response: ServerResponse) => void response.end(page)) {
  answer = (response) => {
    response.statusCode = status
    send(response)
  }
  const {port} = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`)
  return {policy: response.headers.get('content-security-policy'), text: await response.text()}
}

test('the page of an error runs what Next has written into it, and nothing else', async () => {
  const {policy, text} = await receive(500)
  expect(policy).toContain(`'${hashOf(data.join(';'))}'`)
  expect(policy).not.toContain(hashOf('alert(1)'))
  expect(text).toContain(`<script>${data.join(';')}</script>`)
})

test.each([200, 404, 503])('nothing is hashed for a page with the status %i', async (status) => {
  expect(await receive(status)).toEqual({policy: `script-src 'self'`, text: page})
})

test('an error that is no page, or is sent in parts, is sent as it is', async () => {
  const asText = (response: ServerResponse) => void response.setHeader('content-type', 'text/plain').end(page)
  const inParts = (response: ServerResponse) => void (response.write('<p>'), response.end(page))
  expect(await receive(500, asText)).toEqual({policy: `script-src 'self'`, text: page})
  expect(await receive(500, inParts)).toEqual({policy: `script-src 'self'`, text: `<p>${page}`})
})
