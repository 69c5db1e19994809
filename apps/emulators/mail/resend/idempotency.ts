import {createHash} from 'node:crypto'
import {ResendError} from './resend-error.ts'
import type {SentEmails} from './sent-emails.ts'

interface KeyedRequest {
  key: string | undefined
  path: string
  body: unknown
}

type StoredKey = Parameters<SentEmails['accept']>[1]

/** Resend keeps a key for 24 hours. */
export function createIdempotency(sent: SentEmails, now: () => number) {
  const pending = new Set<string>()

  return {
    /**
     * `perform` must store the key together with its effect.
     * @throws {ResendError} when the key is malformed, in progress, or was used for a different request
     */
    async once<Body>(
      {key, path, body}: KeyedRequest,
      perform: (keyFor: (response: Body) => StoredKey) => Promise<Body>,
    ): Promise<Body> {
      if (key === undefined) return perform(() => undefined)
      if (key.length < 1 || key.length > 256) {
        throw new ResendError(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.')
      }
      const payloadHash = hashOf({path, body})
      if (pending.has(key)) {
        throw new ResendError(
          409,
          'concurrent_idempotent_requests',
          'Same idempotency key used while original request is still in progress.',
        )
      }
      const stored = sent.storedResponse(key, now())
      if (stored?.payloadHash === payloadHash) return stored.response as Body
      if (stored) {
        throw new ResendError(
          409,
          'invalid_idempotent_request',
          'Same idempotency key used with a different request payload.',
        )
      }
      pending.add(key)
      try {
        return await perform((response) => ({key, payloadHash, response}))
      } finally {
        pending.delete(key)
      }
    },
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
