import * as z from 'zod'
import {ResendError} from './resend-error.ts'

/** What `POST /local/outage` takes: a status that every call under `/emails` is answered with, `null` to end it. */
export const outageRequest = z.strictObject({status: z.int().min(400).max(599).nullable()})

export type Outage = z.infer<typeof outageRequest>['status']

/** The refusal of a Resend that is not well, as its clients see it. */
export function outageError(status: number): ResendError {
  if (status === 429) {
    return new ResendError(
      429,
      'rate_limit_exceeded',
      'Too many requests. Please limit the number of requests.',
    )
  }
  if (status === 500) return new ResendError(500, 'internal_server_error', 'An unexpected error occurred.')
  return new ResendError(status, 'application_error', 'An unexpected error occurred.')
}
