import * as z from 'zod'
import {Webhook} from 'standardwebhooks'
import {HttpError} from '../_shared/http-error.ts'

/**
 * Verifies that Supabase Auth has signed the request and returns the webhook's id.
 *
 * @param secret `v1,whsec_<base64>`
 * @throws {HttpError} when the signature is invalid or older than 5 minutes
 */
export function verifyHook(secret: string, headers: Headers, body: string): string {
  try {
    new Webhook(secret.replace(/^v1,/, '')).verify(body, Object.fromEntries(headers), {jsonParse: false})
  } catch {
    throw new HttpError('unauthorized', 'The signature is not that of Supabase Auth')
  }
  return headers.get('webhook-id') ?? ''
}

/** Supabase sends an empty string or omits the field where there is no value. */
const text = z
  .string()
  .nullish()
  .transform((value) => value || undefined)

/**
 * The payload of the hook.
 *
 * @see https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook
 */
export const hookPayload = z.object({
  user: z.object({
    id: z.uuid(),
    email: text,
    /** The new email address. Supabase documents it as `email_new` but sends `new_email`. */
    new_email: text,
    email_new: text,
    user_metadata: z.object({language: z.unknown()}).partial().nullish(),
  }),
  email_data: z.object({
    token: text,
    token_hash: text,
    email_action_type: z.string(),
    token_new: text,
    token_hash_new: text,
    old_email: text,
  }),
})

export type HookPayload = z.infer<typeof hookPayload>
