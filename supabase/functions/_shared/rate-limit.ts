import {comparableEmail} from '@site/schemas/email-addresses/email-address'
import {createHmac} from 'node:crypto'
import {HttpError} from './http-error.ts'
import {networkOf} from './network.ts'
import {throwOnError, type ServiceClient} from './service-client.ts'

interface Submitter {
  /** Of whoever is logged in. An address that a form names is not counted: anybody could spend what is another's. */
  email?: string | undefined
  request: Request
}

interface Submission extends Submitter {
  /** Its limit is a row of `private.rate_limits`. */
  action: string
}

/** SQLSTATE of a submission over the limit. Its detail is the seconds to wait. */
const TOO_MANY = 'PT429'

/** @param key prevents anybody from finding an address by hashing all possible ones */
export function hashSubmitter(key: string, {email, request}: Submitter) {
  const hash = (text: string | undefined) =>
    text === undefined ? undefined : createHmac('sha256', key).update(text).digest('hex')
  return {
    emailHash: hash(email === undefined ? undefined : comparableEmail(email)),
    networkHash: hash(networkOf(request)),
  }
}

export function tooMany(error: {code?: string; details?: string | null} | null): HttpError | undefined {
  if (error?.code !== TOO_MANY) return undefined
  return new HttpError('too_many', 'Too many submissions', {retryAfterSeconds: Number(error.details)})
}

/** @throws {HttpError} too_many. Call it once the submission is valid, so that junk uses up nobody's limit. */
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
