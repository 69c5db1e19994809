import {Webhook} from 'standardwebhooks'
import {Refusal} from '../_shared/refusal.ts'

/**
 * The id of a request that Supabase Auth has signed.
 *
 * @param secret as Supabase shows it, `v1,whsec_<base64>`
 * @throws {Refusal} when somebody else sent it, or it is older than 5 minutes
 */
export function verifyHook(secret: string, headers: Headers, body: string): string {
  try {
    new Webhook(secret.replace(/^v1,/, '')).verify(body, Object.fromEntries(headers), {jsonParse: false})
  } catch {
    throw new Refusal('unauthorized', 'The signature is not that of Supabase Auth')
  }
  return headers.get('webhook-id') ?? ''
}
