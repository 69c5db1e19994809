import * as z from 'zod'
import {Webhook} from 'standardwebhooks'
import {HttpError} from '../_shared/http-error.ts'

/** @throws {HttpError} unauthorized when the signature is invalid or older than 5 minutes */
export function verifyHook(secret: string, headers: Headers, body: string): void {
  try {
    new Webhook(secret.replace(/^v1,/, '')).verify(body, Object.fromEntries(headers), {jsonParse: false})
  } catch {
    throw new HttpError('unauthorized', 'The signature is not that of Supabase Auth')
  }
}

/** Supabase Auth reads the body of a 200 only: https://supabase.com/docs/guides/auth/auth-hooks */
export function refuseHook(httpCode: number, message: string): Response {
  return Response.json({error: {http_code: httpCode, message}})
}

/** Supabase sends an empty string or omits the field where there is no value. */
const text = z
  .string()
  .nullish()
  .transform((value) => value || undefined)

/** No stricter than the outbox: Supabase Auth has its own rules for addresses. */
const address = text.pipe(
  z
    .string()
    .max(254)
    .regex(/^[^@\s\p{Cc}\p{Cs}]+@[^@\s\p{Cc}\p{Cs}]+$/u)
    .optional(),
)

/** @see https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook */
export const hookPayload = z.object({
  user: z.object({
    id: z.uuid(),
    email: address,
    /** Supabase documents this as `email_new` but sends `new_email`. */
    new_email: address,
    email_new: address,
    user_metadata: z
      .object({language: z.unknown(), privacy_policy_accepted: z.unknown()})
      .partial()
      .nullish(),
  }),
  email_data: z.object({
    token_hash: text,
    email_action_type: z.string(),
    token_hash_new: text,
    old_email: address,
  }),
})

export type HookPayload = z.infer<typeof hookPayload>
