import {createHmac} from 'node:crypto'
import {HttpError} from './http-error.ts'
import {networkOf} from './network.ts'
import {throwOnError, type ServiceClient} from './service-client.ts'

interface Submitter {
  email: string | undefined
  request: Request
}

interface Submission extends Submitter {
  /** Its limit is a row of `private.rate_limits`. */
  action: string
}

/** SQLSTATE of a submission over the limit. Its detail is the seconds to wait. */
const TOO_MANY = 'PT429'

/**
 * What the database counts submissions by.
 *
 * @param key keys the hashes: without it, an address could be found by hashing all
 */
export function hashSubmitter(key: string, {email, request}: Submitter) {
  const hash = (text: string | undefined) =>
    text === undefined ? undefined : createHmac('sha256', key).update(text).digest('hex')
  return {
    emailHash: hash(email?.trim().toLowerCase().normalize()),
    networkHash: hash(networkOf(request)),
  }
}

/** The refusal of a submission over its limit, if the database's error is one. */
export function tooMany(error: {code?: string; details?: string | null} | null): HttpError | undefined {
  if (error?.code !== TOO_MANY) return undefined
  return new HttpError('too_many', 'Too many submissions', {retryAfterSeconds: Number(error.details)})
}

/**
 * Counts a submission, per email address and per network. Call it once the submission is known to be valid, so that junk
 * uses up nobody's budget, and before it has an effect.
 *
 * @throws {HttpError} too_many
 */
export async function countSubmission(
  client: ServiceClient,
  key: string,
  {action, ...submitter}: Submission,
): Promise<void> {
  const {emailHash, networkHash} = hashSubmitter(key, submitter)
  const {error} = await client.rpc('count_submission', {
    action,
    email_hash: emailHash,
    network_hash: networkHash,
  })
  const refusal = tooMany(error)
  if (refusal) throw refusal
  throwOnError('count_submission', error)
}
