import {randomUUID} from 'node:crypto'
import type {PresenceRoom, Visitor} from './presence-room.ts'

const invalidRequest = -32600
const methodNotFound = -32601
const parseError = -32700
const maxSubscriptions = 20

type Params = Record<string, unknown>

interface Place {
  room: PresenceRoom
  identityOf(token: string): string | undefined
}

const methods: Record<string, (visitor: Visitor, params: Params, place: Place) => unknown> = {
  authorization(visitor, {authorization}, {identityOf}) {
    visitor.identity = identityOf(String(authorization).replace(/^Bearer\s+/i, ''))
    return {}
  },
  presence_subscribe(visitor) {
    const subscription = randomUUID()
    if (visitor.subscriptions.size < maxSubscriptions) visitor.subscriptions.add(subscription)
    return subscription
  },
  presence_unsubscribe(visitor, {subscriptionId}) {
    visitor.subscriptions.delete(String(subscriptionId))
    return true
  },
  presence_rollcall(visitor, {session}, {room}) {
    room.sendToOthers(visitor, {type: 'rollCall', session})
    return {}
  },
  presence_announce(visitor, {data}, {room}) {
    const sessionId = isParams(data) ? data.sessionId : undefined
    if (typeof sessionId === 'string') visitor.session = sessionId
    room.sendToOthers(visitor, {type: 'state', m: data})
    return {}
  },
  presence_disconnect(visitor, {session}, {room}) {
    if (visitor.session === session) visitor.session = undefined
    room.sendToOthers(visitor, {type: 'disconnect', m: {session}})
    return {}
  },
}

export function handleMessage(text: string, visitor: Visitor, place: Place): string {
  const request = parse(text)
  if (request === undefined) return failure(null, parseError, 'Parse error')
  const {id, method, params} = request
  if (typeof method !== 'string') return failure(id, invalidRequest, 'Invalid request')
  const run = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!run) return failure(id, methodNotFound, `Method "${method}" not found`)
  return JSON.stringify({jsonrpc: '2.0', id, result: run(visitor, isParams(params) ? params : {}, place)})
}

const failure = (id: unknown, code: number, message: string) =>
  JSON.stringify({jsonrpc: '2.0', id: id ?? null, error: {code, message}})

const isParams = (value: unknown): value is Params => typeof value === 'object' && value !== null

function parse(text: string): {id?: unknown; method?: unknown; params?: unknown} | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isParams(value) ? value : {}
  } catch {
    return undefined
  }
}
