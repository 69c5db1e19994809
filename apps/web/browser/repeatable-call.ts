/** What a call came to, such as the `Result` of a query. */
interface Outcome {
  ok: boolean
  code?: string
}

interface Attempt<Sent> {
  send: () => Promise<Sent>
  pending: Promise<Sent> | undefined
}

interface RepeatableCall<Sent> {
  /** `content` is what makes two calls the same. `send` gets the idempotency key, which a retry repeats. */
  call: (content: unknown, send: (key: string) => Promise<Sent>) => Promise<Sent>
  /** True if this content has been sent, but not accepted yet. */
  isRetry: (content: unknown) => boolean
}

/** A double click or a retry has one effect: the same content has the same idempotency key until it is accepted. */
export function createRepeatableCall<Sent extends Outcome>(): RepeatableCall<Sent> {
  const attempts = new Map<string, Attempt<Sent>>()

  function attemptOf(id: string, send: (key: string) => Promise<Sent>) {
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
