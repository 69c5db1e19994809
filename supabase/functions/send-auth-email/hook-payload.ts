import * as z from 'zod'

/** Where Supabase has nothing to say it sends an empty text, or leaves the field out. */
const text = z
  .string()
  .nullish()
  .transform((value) => value || undefined)

/**
 * What Supabase Auth tells the hook.
 *
 * @see https://supabase.com/docs/guides/auth/auth-hooks/send-email-hook
 */
export const hookPayload = z.object({
  user: z.object({
    id: z.uuid(),
    email: text,
    /** The address that the user changes to; the documentation calls it `email_new`, the payload has `new_email`. */
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
