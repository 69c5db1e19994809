import {createHmac} from 'node:crypto'
import {HttpError} from './http-error.ts'
import {networkOf} from './network.ts'
import {throwOnError, type ServiceClient} from './service-client.ts'

interface Submission {
  /** Its limit is a row of `private.rate_limits`. */
  action: string
  /** Of the person who submits. */
  email: string | undefined
  request: Request
}

/** SQLSTATE of a submission over the limit. Its detail is the seconds to wait. */
const TOO_MANY = 'PT429'

/**
 * Counts a submission, per email address and per network. Call it once the submission is known to be valid, so that junk
 * uses up nobody's budget, and before it has an effect.
 *
 * @param key keys the hashes: without it, an address could be found by hashing all
 * @throws {HttpError} too_many
 */
export async function countSubmission(
  client: ServiceClient,
  key: string,
  {action, email, request}: Submission,
): Promise<void> {
  const hash = (text: string | undefined) =>
    text === undefined ? undefined : createHmac('sha256', key).update(text).digest('hex')
  const {error} = await client.rpc('count_submission', {
    action,
    email_hash: hash(email?.trim().toLowerCase().normalize()),
    network_hash: hash(networkOf(request)),
  })
  if (error?.code === TOO_MANY)
    throw new HttpError('too_many', 'Too many submissions', {retryAfterSeconds: Number(error.details)})
  throwOnError('count_submission', error)
}
