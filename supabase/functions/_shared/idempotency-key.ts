import {createHash} from 'node:crypto'
import {idempotencyKey} from '@site/schemas/requests/submission-fields'
import {HttpError} from './http-error.ts'

/** @throws {HttpError} bad_request when the header is not a UUID */
export function readIdempotencyKey(request: Request): string | null {
  const header = request.headers.get('idempotency-key')
  if (header === null) return null
  const key = idempotencyKey.safeParse(header)
  if (!key.success) throw new HttpError('bad_request', 'Idempotency-Key must be a UUID')
  return key.data
}

/** Detects a different submission under the same key. */
export const digestOf = (submission: unknown): string =>
  createHash('sha256').update(JSON.stringify(submission)).digest('hex')
