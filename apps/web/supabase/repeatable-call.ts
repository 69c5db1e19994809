import {callFunction} from './edge-function.ts'
import type {Result} from './query.ts'

interface Attempt {
  key: string
  body: Record<string, unknown>
  pending: Promise<Result<unknown>> | undefined
}

export interface RepeatableCall {
  /**
   * @param content what is sent
   * @param additions sent along without being content; a retry sends the first ones
   */
  call: (content: object, additions?: object) => Promise<Result<unknown>>
  /** True if this content has been sent, but not accepted yet. */
  isRetry: (content: object) => boolean
}

/**
 * Sends to an edge function what must have one effect, also after a double click or a retry: repeated attempts to send the
 * same content repeat the first request, with its `Idempotency-Key`.
 */
export function createRepeatableCall(functionName: string): RepeatableCall {
  const attempts = new Map<string, Attempt>()

  async function call(content: object, additions: object = {}): Promise<Result<unknown>> {
    const id = JSON.stringify(content)
    const attempt = attempts.get(id) ?? {
      key: crypto.randomUUID(),
      body: {...content, ...additions},
      pending: undefined,
    }
    attempts.set(id, attempt)
    attempt.pending ??= callFunction(functionName, attempt.body, {'Idempotency-Key': attempt.key})
    const result = await attempt.pending
    attempt.pending = undefined
    // A key that was refused would be refused again.
    if (result.ok || result.code === 'idempotency_conflict') attempts.delete(id)
    return result
  }

  return {call, isRetry: (content) => attempts.has(JSON.stringify(content))}
}
