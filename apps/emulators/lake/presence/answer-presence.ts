import {randomUUID} from 'node:crypto'

const invalidRequest = -32600
const methodNotFound = -32601
const parseError = -32700

const answers: Record<string, () => unknown> = {
  authorization: () => ({}),
  presence_subscribe: () => randomUUID(),
  presence_unsubscribe: () => true,
  presence_rollcall: () => ({}),
  presence_announce: () => ({}),
  presence_disconnect: () => ({}),
}

/** Answers one JSON-RPC 2.0 message. */
export function answerPresence(text: string): string {
  const request = parse(text)
  if (request === undefined) return failure(null, parseError, 'Parse error')
  const {id, method} = request
  if (typeof method !== 'string') return failure(id, invalidRequest, 'Invalid request')
  const answer = Object.hasOwn(answers, method) ? answers[method] : undefined
  if (!answer) return failure(id, methodNotFound, `Method "${method}" not found`)
  return JSON.stringify({jsonrpc: '2.0', id, result: answer()})
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
