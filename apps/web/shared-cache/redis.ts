import type * as Redis from '@redis/client'
import {logLine} from '@site/schemas/log-line'
import {env} from '../environment/env.ts'

const CONNECT_MS = 1000
const ANSWER_MS = 500

/** After a failure, nobody waits for Redis for so long. */
const PAUSE_MS = 3000

type Client = Awaited<ReturnType<typeof connect>>

let connection: Promise<Client> | undefined
let pausedUntil = 0
let isDown = false

/**
 * Resolves to undefined without REDIS_URL, and while Redis does not answer. Connects when it is called, so that nothing runs
 * between requests.
 */
export async function askRedis<Answer>(
  ask: (client: Client) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!env.REDIS_URL || Date.now() < pausedUntil) return undefined
  try {
    // A connection may have ended unnoticed since it was last used.
    const answer = connection ? await send(ask).catch(() => send(ask)) : await send(ask)
    if (isDown) console.info('Redis answers again')
    isDown = false
    return answer
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS
    if (!isDown) console.warn(logLine('Redis does not answer: this instance keeps its own pages', error))
    isDown = true
    return undefined
  }
}

async function send<Answer>(ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const redis = await import('@redis/client')
  const used = (connection ??= connect(redis, env.REDIS_URL ?? ''))
  try {
    const client = await inTime(used, CONNECT_MS)
    return await inTime(ask(client), ANSWER_MS)
  } catch (error) {
    if (connection === used) connection = undefined
    void used.then((client) => client.isOpen && client.destroy()).catch(() => undefined)
    throw error
  }
}

async function connect({createClient, RESP_TYPES}: typeof Redis, url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {connectTimeout: CONNECT_MS, reconnectStrategy: false},
    commandOptions: {typeMapping: {[RESP_TYPES.BLOB_STRING]: Buffer}},
  })
  // Whoever asks gets the error too.
  client.on('error', () => undefined)
  return await client.connect()
}

async function inTime<Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  const {promise: late, reject} = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
