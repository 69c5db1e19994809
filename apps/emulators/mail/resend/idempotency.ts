import {createHash} from 'node:crypto'
import {ResendError} from './resend-error.ts'
import type {SentEmails} from './sent-emails.ts'

interface KeyedRequest {
  key: string | undefined
  path: string
  body: unknown
}

type KeyToKeep = Parameters<SentEmails['accept']>[1]

/** Lets each request with an idempotency key have its effect once in 24 hours. */
export function createIdempotency(sent: SentEmails, now: () => number) {
  const underWay = new Set<string>()

  return {
    /**
     * Calls `perform` unless the key has been answered; `perform` keeps the key together with its effect.
     * @throws {ResendError} when the key is malformed, under way, or was used for something else
     */
    async once<Answer>(
      {key, path, body}: KeyedRequest,
      perform: (keep: (answer: Answer) => KeyToKeep) => Promise<Answer>,
    ): Promise<Answer> {
      if (key === undefined) return perform(() => undefined)
      if (key.length < 1 || key.length > 256) {
        throw new ResendError(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.')
      }
      const payloadHash = hashOf({path, body})
      if (underWay.has(key)) {
        throw new ResendError(
          409,
          'concurrent_idempotent_requests',
          'Same idempotency key used while original request is still in progress.',
        )
      }
      const remembered = sent.remembered(key, now())
      if (remembered?.payloadHash === payloadHash) return remembered.answer as Answer
      if (remembered) {
        throw new ResendError(
          409,
          'invalid_idempotent_request',
          'Same idempotency key used with a different request payload.',
        )
      }
      underWay.add(key)
      try {
        return await perform((answer) => ({key, payloadHash, answer}))
      } finally {
        underWay.delete(key)
      }
    },
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
