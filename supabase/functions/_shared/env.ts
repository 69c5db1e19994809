import * as z from 'zod'

export type Variables = Record<string, string | undefined>

export const readVariables = (): Variables => Deno.env.toObject()

/** Hosted Supabase's format: a JSON object of names and keys. */
const keys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('must be a JSON object such as {"default": "sb_…"}')
      return z.NEVER
    }
  })
  .pipe(z.looseObject({default: z.string().min(1)}).catchall(z.string().min(1)))

export const variable = {
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEYS: keys,
  SUPABASE_SECRET_KEYS: keys,
  SITE_CLOCK: z.iso
    .datetime({offset: true, error: 'must be an ISO time such as 2025-11-15T10:00:00Z'})
    .optional(),
  SITE_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  STUDIO_URL: z.url().transform((url) => url.replace(/\/+$/, '')),
  SANITY_API_HOST: z.url().optional(),
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  SANITY_API_READ_TOKEN: z.string().min(1),
  SANITY_API_WRITE_TOKEN: z.string().min(1),
  SANITY_WEBHOOK_SECRET: z.string().min(16),
  SEND_EMAIL_HOOK_SECRET: z.string().regex(/^v1,whsec_[A-Za-z0-9+/=]+$/, 'must look like v1,whsec_<base64>'),
  RESEND_API_KEY: z.string().min(1),
  RESEND_BASE_URL: z.url().optional(),
  RESEND_WEBHOOK_SECRET: z.string().regex(/^whsec_[A-Za-z0-9+/=]+$/, 'must look like whsec_<base64>'),
  MAIL_FROM: z.string().min(3),
  ORGANISERS_EMAIL: z.email(),
  STRIPE_API_BASE: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'must look like sk_test_… or sk_live_…'),
  /** Limits a call for which somebody waits. Tests of lost responses set less. */
  STRIPE_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(10_000),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\S{16,}$/, 'must look like whsec_…'),
  /** What a job calls that succeeded, with `/` and its name. */
  HEARTBEAT_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** What alerts are posted to, as text: a topic of ntfy. */
  ALERT_URL: z.url().optional(),
}

export class MisconfiguredError extends Error {
  override readonly name = 'MisconfiguredError'
}

/** @throws {MisconfiguredError} naming each missing, empty or malformed variable, never its value */
export function parseEnv<Shape extends z.ZodType>(shape: Shape, variables: Variables): z.output<Shape> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({path, message}) => `${String(path[0])}: ${message}`)
  throw new MisconfiguredError(faults.join('; '))
}
