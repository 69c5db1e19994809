import {once} from 'node:events'
import {type AddressInfo, createServer, type Server, type Socket} from 'node:net'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

/** Answers PING as Redis does, and everything else with an error. */
let server: Server
const sockets = new Set<Socket>()
let isSilent = false
let connections = 0

type Client = {ping: () => Promise<string>}
let askRedis: <Answer>(ask: (client: Client) => Promise<Answer>) => Promise<Answer | undefined>

beforeEach(async () => {
  isSilent = false
  connections = 0
  server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      if (isSilent) return
      const commands = data.toString().match(/\*\d+\r\n/g) ?? []
      const isHello = data.toString().includes('HELLO')
      socket.write(commands.map((_, n) => (isHello && n === 0 ? '%0\r\n' : '+PONG\r\n')).join(''))
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  stubSiteEnv({REDIS_URL: `redis://localhost:${port}`})
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.useFakeTimers({toFake: ['Date']})
  vi.resetModules()
  ;({askRedis} = (await import('./redis.ts')) as {askRedis: typeof askRedis})
})

afterEach(async () => {
  vi.useRealTimers()
  disconnectAll()
  server.close()
})

function disconnectAll() {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
}

const ping = () => askRedis((client) => client.ping())

test('uses one connection', async () => {
  expect(await Promise.all([ping(), ping()])).toEqual(['PONG', 'PONG'])
  expect(await ping()).toBe('PONG')
  expect(connections).toBe(1)
})

test('connects again where a connection has ended unnoticed', async () => {
  await ping()
  disconnectAll()
  expect(await ping()).toBe('PONG')
  expect(connections).toBe(2)
})

test('says once that Redis does not answer, makes nobody wait meanwhile, and says when it is back', async () => {
  isSilent = true
  expect(await ping()).toBeUndefined()
  const asked = connections
  expect(await ping()).toBeUndefined()
  expect(connections).toBe(asked)
  vi.advanceTimersByTime(3000)
  expect(await ping()).toBeUndefined()
  expect(console.warn).toHaveBeenCalledTimes(1)
  isSilent = false
  vi.advanceTimersByTime(3000)
  expect(await ping()).toBe('PONG')
  expect(console.info).toHaveBeenCalledTimes(1)
})

test('without REDIS_URL nothing is asked', async () => {
  stubSiteEnv({REDIS_URL: ''})
  vi.resetModules()
  const alone = (await import('./redis.ts')) as {askRedis: typeof askRedis}
  expect(await alone.askRedis((client) => client.ping())).toBeUndefined()
  expect(connections).toBe(0)
})
