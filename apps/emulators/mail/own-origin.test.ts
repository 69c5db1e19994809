import {once} from 'node:events'
import {request as send, type IncomingMessage} from 'node:http'
import {expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {greeting, temporaryMail} from './testing/temporary-mail.ts'

const foreign = {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'}

/** `fetch` cannot set the Host header. */
async function statusWithHost(url: string, host: string) {
  const [response] = (await once(send(url, {headers: {host}}).end(), 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

test('the inbox answers programs and its own pages only', async () => {
  const mail = await temporaryMail()
  await mail.resend().emails.send(greeting)
  const url = mail.inboxUrl()
  const own = await fetch(`${url}/api/email`, {headers: {origin: url, 'sec-fetch-site': 'same-origin'}})
  expect([own.status, ((await own.json()) as unknown[]).length]).toEqual([200, 1])

  const read = await fetch(`${url}/api/email`, {headers: foreign})
  const emptied = await fetch(`${url}/api/email/all`, {method: 'DELETE', headers: foreign})
  const preflight = await fetch(`${url}/api/email/all`, {
    method: 'OPTIONS',
    headers: {...foreign, 'access-control-request-method': 'DELETE'},
  })
  for (const {status, headers} of [read, emptied, preflight]) {
    expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null])
  }
  expect(await statusWithHost(`${url}/api/email`, 'evil.example')).toBe(403)
  expect(await mail.inbox()).toHaveLength(1)
})

test('the inbox refuses sockets of other origins', async () => {
  const mail = await temporaryMail()
  const url = `${mail.inboxUrl().replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const socket = new WebSocket(url, {origin: 'https://evil.example'})
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
  expect(response.statusCode).toBe(403)
  await once(new WebSocket(url, {origin: mail.inboxUrl()}), 'open')
})

test('an outage is switched by programs only', async () => {
  const mail = await temporaryMail()
  const switched = await mail.post('/local/outage', {status: 503}, {...foreign, 'content-type': 'text/plain'})
  expect([switched.status, await switched.json()]).toMatchObject([403, {name: 'restricted_origin'}])
  expect(await (await mail.get('/local/outage')).json()).toEqual({status: null})
  expect(await statusWithHost(`${switched.url}`, 'evil.example')).toBe(403)
  expect((await mail.post('/local/outage', {status: 503})).status).toBe(200)
})
