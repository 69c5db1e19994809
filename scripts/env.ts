import * as z from 'zod'
import {hostedServices} from './hosted.ts'

export type Variables = Record<string, string | undefined>

/** The shell's environment overrides every file and is passed on to child processes. */
export const shell: Variables = process.env

const port = (what: string) =>
  z.coerce
    .number(`must be a port number for ${what}`)
    .int(`must be a port number for ${what}`)
    .min(1, `must be a port number from 1 to 65535 for ${what}`)
    .max(65535, `must be a port number from 1 to 65535 for ${what}`)

const token = (what: string) =>
  z
    .string(`must hold a Sanity API token, ${what}`)
    .regex(/^sk\S{10,}$/, `must hold a Sanity API token (sk…), ${what}`)

const sanityName = (what: string) =>
  z
    .string(`must hold ${what}`)
    .regex(/^[a-z0-9][a-z0-9_-]*$/, `must hold ${what}: lower-case letters, digits and hyphens`)

const emptyAsUnset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const secret = (what: string) =>
  z.string(`must hold ${what}`).min(16, `must hold ${what}, 16 characters or more`)

const limit = (what: string) => emptyAsUnset(z.coerce.number(`must be a number of ${what}`).int().min(1))

const settings = z.object({
  SITE_PORT: port('the site'),
  STUDIO_PORT: port('the Studio'),
  LAKE_PORT: port('the Content Lake'),
  SUPABASE_PORT: port('Supabase'),
  SUPABASE_DB_PORT: port('the database'),
  FUNCTIONS_PORT: port('the functions'),
  INBOX_PORT: port('the mail inbox'),
  MAIL_SMTP_PORT: port('mail on its way to the inbox'),
  RESEND_PORT: port('Resend'),
  STRIPE_PORT: port('Stripe'),
  STATE_DIR: z
    .string('must hold the directory for local state')
    .min(1, 'must hold the directory for local state'),
  WEB_DIST_DIR: emptyAsUnset(z.string()),
  STUDIO_DIST_DIR: emptyAsUnset(z.string()),
  /** Unset means the site on this machine. */
  SITE_URL: emptyAsUnset(
    z
      .url({protocol: /^https?$/, error: 'must hold the public URL of the site'})
      .transform((url) => url.replace(/\/+$/, '')),
  ),
  STUDIO_URL: emptyAsUnset(z.url({protocol: /^https?$/, error: 'must hold the public URL of the Studio'})),
  /** Unset means the local Content Lake, and empty means Sanity's own API. */
  SANITY_API_HOST: z
    .literal('')
    .or(
      z.url({
        protocol: /^https?$/,
        error: "must hold the URL of the Content Lake, or be empty for Sanity's own",
      }),
    )
    .optional(),
  SANITY_PROJECT_ID: sanityName('the id of the Sanity project'),
  SANITY_DATASET: sanityName('the name of the Sanity dataset'),
  SANITY_API_READ_TOKEN: token('role viewer'),
  /** A hosted project can do without it, since the site itself never writes. */
  SANITY_API_WRITE_TOKEN: emptyAsUnset(token('role administrator')),
  SANITY_WEBHOOK_SECRET: z
    .string('must hold the secret that signs webhooks')
    .min(16, 'must hold the secret that signs webhooks, 16 characters or more'),
  PREVIEW_SECRET: z
    .string('must hold the secret that signs previews of drafts')
    .min(32, 'must hold the secret that signs previews of drafts, 32 characters or more'),
  /** Unset means the local Supabase, which the secrets below belong to. */
  SUPABASE_URL: emptyAsUnset(z.url({protocol: /^https?$/, error: 'must hold the URL of Supabase'})),
  SUPABASE_PUBLISHABLE_KEY: z
    .string("must hold Supabase's public key")
    .regex(/^sb_publishable_/, "must hold Supabase's public key, sb_publishable_…"),
  SUPABASE_SECRET_KEY: secret('the secret key of the local Supabase').regex(
    /^sb_secret_/,
    'must hold a key sb_secret_…',
  ),
  SUPABASE_DB_PASSWORD: secret('the password of the local database'),
  SUPABASE_JWT_SECRET: secret('the secret that signs sessions').min(32, 'must have 32 characters or more'),
  SEND_EMAIL_HOOK_SECRET: secret('the secret of the Send Email hook').regex(
    /^v1,whsec_/,
    'must look like v1,whsec_<base64>',
  ),
  /** Unset means the local Resend, and empty means Resend's own API. */
  RESEND_BASE_URL: z
    .literal('')
    .or(
      z.url({protocol: /^https?$/, error: "must hold the URL of Resend's API, or be empty for Resend's own"}),
    )
    .optional(),
  RESEND_API_KEY: secret("Resend's key"),
  RESEND_WEBHOOK_SECRET: emptyAsUnset(
    z.string().regex(/^whsec_[A-Za-z0-9+/=]{16,}$/, 'must look like whsec_<base64>'),
  ),
  MAIL_FROM: emptyAsUnset(
    z
      .string()
      .regex(
        /^[^<>]*<?[^\s@<>]+@[^\s@<>]+>?$/,
        'must hold the sender of all emails, name@domain or Name <name@domain>',
      ),
  ),
  ORGANISERS_EMAIL: emptyAsUnset(z.email('must hold the email address of the organisers')),
  RESEND_RATE_LIMIT: limit('requests per second'),
  /** Unset means the local Stripe, and empty means Stripe's own API. */
  STRIPE_API_BASE: z
    .literal('')
    .or(
      z.url({protocol: /^https?$/, error: "must hold the URL of Stripe's API, or be empty for Stripe's own"}),
    )
    .optional(),
  STRIPE_SECRET_KEY: secret("Stripe's secret key").regex(
    /^[sr]k_(test|live)_\w+$/,
    'must hold a key sk_test_…',
  ),
  STRIPE_WEBHOOK_SECRET: secret("the secret of Stripe's webhooks").regex(/^whsec_/, 'must look like whsec_…'),
  STRIPE_WEBHOOK_URL: emptyAsUnset(
    z.url({protocol: /^https?$/, error: "must hold the URL that receives Stripe's webhooks"}),
  ),
  /** Unset means the features of a hosted project's plan, and none locally. */
  SITE_CLOCK: emptyAsUnset(
    z.iso.datetime({offset: true, error: 'must hold the time taken as now, such as 2025-11-15T12:00:00Z'}),
  ),
})

export type Settings = z.infer<typeof settings>

/** @throws {Error} that names each missing or malformed variable and what it should hold */
export function parseSettings(given: Variables): Settings {
  const parsed = settings.safeParse(given)
  const unset = hostedServices(given).resend
    ? ['MAIL_FROM', 'ORGANISERS_EMAIL'].filter((name) => !given[name])
    : []
  if (parsed.success && unset.length === 0) return parsed.data
  const faults = [
    ...(parsed.error?.issues ?? []).map(({path, message}) => `  ${path.join('.')} ${message}`),
    ...unset.map((name) => `  ${name} must be set where Resend sends the emails`),
  ]
  throw new Error(`The environment is incomplete or malformed:\n${faults.join('\n')}`)
}
