import {createHash} from 'node:crypto'
import type {Store} from '../store/open-store.ts'
import {invalidRequest, StripeError} from './stripe-error.ts'

interface StoredResponse {
  status: number
  body: string
  requestId: string
}

interface KeyedRequest {
  key: string
  path: string
  parameters: string
}

const DAY_MS = 24 * 60 * 60_000
const MAX_LENGTH = 255

/** Keeps responses for 24 hours, in one transaction with the effect of the request. */
export function createIdempotency(store: Store, now: () => number) {
  store.database.exec(`
    create table if not exists idempotency_keys (
      key text primary key,
      created_at integer not null,
      path text not null,
      parameters_hash text not null,
      request_id text not null,
      status integer not null,
      body text not null
    ) strict
  `)
  const {database} = store
  const dropOld = database.prepare('delete from idempotency_keys where created_at <= ?')
  const select = database.prepare('select * from idempotency_keys where key = ?')
  const insert = database.prepare('insert into idempotency_keys values (?, ?, ?, ?, ?, ?, ?)')
  const pending = new Set<string>()

  return {
    /** Call the returned function to free the key. @throws {StripeError} when the key is in use or too long */
    begin(key: string): () => void {
      if (key.length > MAX_LENGTH) {
        throw invalidRequest(
          `Idempotency keys may have up to ${MAX_LENGTH} characters, but yours has ${key.length}.`,
        )
      }
      if (pending.has(key)) {
        throw new StripeError(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message:
            `There is currently another in-progress request using this Idempotent Key (that probably means you ` +
            `submitted twice, and the other request is still going through): ${key}. Try again later.`,
        })
      }
      pending.add(key)
      return () => void pending.delete(key)
    },
    /** @throws {StripeError} when the key was used for a different request */
    stored({key, path, parameters}: KeyedRequest): StoredResponse | undefined {
      dropOld.run(now() - DAY_MS)
      const row = select.get(key)
      if (!row) return undefined
      if (row.path !== path) {
        throw mismatch(
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ` +
            `('${path}' vs '${String(row.path)}').`,
          key,
        )
      }
      if (row.parameters_hash !== hashOf(parameters)) {
        throw mismatch(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          key,
        )
      }
      return {status: Number(row.status), body: String(row.body), requestId: String(row.request_id)}
    },
    store({key, path, parameters}: KeyedRequest, {status, body, requestId}: StoredResponse) {
      insert.run(key, now(), path, hashOf(parameters), requestId, status, body)
    },
  }
}

export type Idempotency = ReturnType<typeof createIdempotency>

const mismatch = (message: string, key: string) =>
  new StripeError(400, {
    type: 'idempotency_error',
    message: `${message} Try using a key other than '${key}' if you meant to execute a different request.`,
  })

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
