import * as z from 'zod'
import {ResendError} from './resend-error.ts'

/** Body of `POST /local/outage`: the status of every response under `/emails`, or `null` to end the outage. */
export const outageRequest = z.strictObject({status: z.int().min(400).max(599).nullable()})

export type Outage = z.infer<typeof outageRequest>['status']

/** Resend's error for a status. */
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
