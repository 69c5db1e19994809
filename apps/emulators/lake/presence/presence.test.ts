import {once} from 'node:events'
import {connect as connectTcp} from 'node:net'
import {text} from 'node:stream/consumers'
import {WebSocket} from 'ws'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import type {Role} from '../contract.ts'
import {dataset, temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'

let lake: TemporaryLake
let socket: WebSocket
beforeAll(async () => {
  lake = await temporaryLake()
  vi.useFakeTimers({toFake: ['setInterval']})
  socket = connect(`/v2022-06-30/socket/${dataset}?tag=sanity.studio`)
  await once(socket, 'open')
})
afterAll(() => {
  vi.useRealTimers()
  return lake.remove()
})

/** The raw response to an upgrade request for a path that URL parsers reject. */
async function upgrade(path: string) {
  const plain = connectTcp(Number(new URL(lake.origin()).port), '127.0.0.1')
  plain.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
  return text(plain)
}

const connect = (path: string) => new WebSocket(`${lake.origin().replace('http', 'ws')}${path}`)

async function call(message: unknown) {
  socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const [data] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(String(data)) as unknown
}

test('responds to the messages of the Studio', async () => {
  const request = (method: string) => call({jsonrpc: '2.0', id: '1', method, params: {apiVersion: 'v1'}})
  expect(await request('authorization')).toEqual({jsonrpc: '2.0', id: '1', result: {}})
  expect(await request('presence_subscribe')).toMatchObject({
    id: '1',
    result: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(await request('presence_announce')).toEqual({jsonrpc: '2.0', id: '1', result: {}})
})

test('responds to malformed messages with an error and stays open', async () => {
  expect(await call('{')).toMatchObject({id: null, error: {code: -32700}})
  expect(await call('[]')).toMatchObject({error: {code: -32600}})
  expect(await call({id: 2, method: 'constructor'})).toMatchObject({id: 2, error: {code: -32601}})
  expect(await call({id: 3, method: 'presence_rollcall'})).toMatchObject({id: 3, result: {}})
})

/** A tab of the Studio: what it hears, and how it speaks. */
async function openTab(role: Role | undefined, session: string) {
  const tab = connect(`/v2022-06-30/socket/${dataset}`)
  const heard: unknown[] = []
  const token = lake.people.demo.find((person) => person.role === role)?.token ?? 'unknown'
  tab.on('message', (data) => {
    const {method, params} = JSON.parse(String(data)) as {method?: string; params?: {result: unknown}}
    if (method === 'presence_subscription') heard.push(params?.result)
  })
  const say = (method: string, params: object) =>
    tab.send(JSON.stringify({jsonrpc: '2.0', id: method, method, params}))
  await once(tab, 'open')
  say('authorization', {authorization: `Bearer ${token}`})
  say('presence_subscribe', {})
  await once(tab, 'message')
  await expect.poll(() => tab.readyState).toBe(tab.OPEN)
  const announce = (locations: unknown[]) => say('presence_announce', {data: {sessionId: session, locations}})
  onTestFinished(() => tab.terminate())
  return {tab, heard, say, announce}
}

test('those who are logged in see where the others are, and that they leave', async () => {
  const ruta = await openTab('administrator', 'ruta-tab')
  const jonas = await openTab('editor', 'jonas-tab')
  const stranger = await openTab(undefined, 'stranger-tab')
  const rutaId = lake.people.demo.find(({role}) => role === 'administrator')?.id
  const locations = [{type: 'document', documentId: 'kaledos', path: ['title', 'lt']}]
  const state = {type: 'state', i: rutaId, m: {sessionId: 'ruta-tab', locations}}

  jonas.say('presence_rollcall', {session: 'jonas-tab'})
  await expect.poll(() => ruta.heard).toMatchObject([{type: 'rollCall', session: 'jonas-tab'}])
  ruta.announce(locations)
  await expect.poll(() => jonas.heard).toEqual([state])
  stranger.announce(locations)
  ruta.tab.close()
  await expect
    .poll(() => jonas.heard)
    .toEqual([state, {type: 'disconnect', i: rutaId, m: {session: 'ruta-tab'}}])
  expect(stranger.heard).toEqual([])
  expect(ruta.heard).toHaveLength(1)
})

test('a tab that says good-bye is gone once', async () => {
  const ruta = await openTab('administrator', 'ruta-tab')
  const jonas = await openTab('editor', 'jonas-tab')
  jonas.announce([])
  jonas.say('presence_disconnect', {session: 'jonas-tab'})
  jonas.tab.close()
  await once(jonas.tab, 'close')
  await expect.poll(() => ruta.heard).toMatchObject([{type: 'state'}, {type: 'disconnect'}])
  ruta.say('presence_unsubscribe', {subscriptionId: 'x'})
  await once(ruta.tab, 'message')
  expect(ruta.heard).toHaveLength(2)
})

test('sends a heartbeat every ten seconds', async () => {
  vi.advanceTimersByTime(10_000)
  const [data] = (await once(socket, 'message')) as [Buffer]
  expect(String(data)).toBe('♥')
})

test('rejects other paths and survives a malformed one', async () => {
  const [, response] = (await once(connect('/elsewhere'), 'unexpected-response')) as [
    unknown,
    {statusCode: number},
  ]
  expect(response.statusCode).toBe(404)
  expect(await upgrade('//')).toContain('404 Not Found')
})

test('drops a client that does not read', async () => {
  const silent = connect(`/v2022-06-30/socket/${dataset}`)
  silent.on('error', () => undefined)
  await once(silent, 'open')
  silent.pause()
  const message = JSON.stringify({id: 'x'.repeat(60_000), method: 'presence_announce'})
  for (let sent = 0; sent < 400 && silent.readyState === silent.OPEN; sent += 1) {
    silent.send(message)
    await new Promise(setImmediate)
  }
  silent.resume()
  await expect.poll(() => silent.readyState).toBe(silent.CLOSED)
})
