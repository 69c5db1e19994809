import type {QueryError, Result} from './supabase/query.ts'

interface Attempt<Data, Error> {
  send: () => Promise<Result<Data, Error>>
  pending: Promise<Result<Data, Error>> | undefined
}

interface RepeatableCall<Data, Error> {
  /** `content` is what makes two calls the same. `send` gets the idempotency key, which a retry repeats. */
  call: (
    content: unknown,
    send: (key: string) => Promise<Result<Data, Error>>,
  ) => Promise<Result<Data, Error>>
  /** True if this content has been sent, but not accepted yet. */
  isRetry: (content: unknown) => boolean
}

/** A double click or a retry has one effect: the same content has the same idempotency key until it is accepted. */
export function createRepeatableCall<Data = unknown, Error = QueryError>(): RepeatableCall<Data, Error> {
  const attempts = new Map<string, Attempt<Data, Error>>()

  function attemptOf(id: string, send: (key: string) => Promise<Result<Data, Error>>) {
    const key = crypto.randomUUID()
    const attempt = attempts.get(id) ?? {send: () => send(key), pending: undefined}
    attempts.set(id, attempt)
    return attempt
  }

  return {
    async call(content, send) {
      const id = JSON.stringify(content)
      const attempt = attemptOf(id, send)
      attempt.pending ??= attempt.send()
      const result = await attempt.pending
      attempt.pending = undefined
      // A key that was refused would be refused again.
      if (result.ok || result.code === 'idempotency_conflict') attempts.delete(id)
      return result
    },
    isRetry: (content) => attempts.has(JSON.stringify(content)),
  }
}
