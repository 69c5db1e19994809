import {randomUUID} from 'node:crypto'

const invalidRequest = -32600
const methodNotFound = -32601
const parseError = -32700

const results: Record<string, () => unknown> = {
  authorization: () => ({}),
  presence_subscribe: () => randomUUID(),
  presence_unsubscribe: () => true,
  presence_rollcall: () => ({}),
  presence_announce: () => ({}),
  presence_disconnect: () => ({}),
}

/** Handles one JSON-RPC 2.0 message and returns the response. */
export function handleMessage(text: string): string {
  const request = parse(text)
  if (request === undefined) return failure(null, parseError, 'Parse error')
  const {id, method} = request
  if (typeof method !== 'string') return failure(id, invalidRequest, 'Invalid request')
  const result = Object.hasOwn(results, method) ? results[method] : undefined
  if (!result) return failure(id, methodNotFound, `Method "${method}" not found`)
  return JSON.stringify({jsonrpc: '2.0', id, result: result()})
}

const failure = (id: unknown, code: number, message: string) =>
  JSON.stringify({jsonrpc: '2.0', id: id ?? null, error: {code, message}})

function parse(text: string): {id?: unknown; method?: unknown} | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return undefined
  }
}
