import * as z from 'zod'

/** Treats an empty value as unset, so that `STATE_DIR=` in an env file means the default. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const port = (fallback: number) =>
  optional(z.coerce.number('must be a port number').int().min(0).max(65535).default(fallback))

/** A number, or nothing for no limit. */
const limit = () =>
  optional(z.coerce.number('must be a number, or empty for no limit').int().min(1).optional())

const list = (text: string) => text.split(',').map((each) => each.trim())

const shape = z.object({
  RESEND_PORT: port(54325),
  INBOX_PORT: port(54324),
  MAIL_SMTP_PORT: port(54326),
  STATE_DIR: optional(z.string().default('.local')),
  /** Requests per second. */
  RESEND_RATE_LIMIT: limit(),
  RESEND_DAILY_QUOTA: limit(),
  RESEND_MONTHLY_QUOTA: limit(),
  /** Domains that may send, separated by commas; all without it. */
  RESEND_VERIFIED_DOMAINS: optional(z.string().transform(list).optional()),
  RESEND_WEBHOOK_URL: optional(z.url('must hold the URL that receives webhooks').optional()),
  RESEND_WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/=]+$/, 'must look like whsec_<base64>')
      .optional(),
  ),
  RESEND_WEBHOOK_EVENTS: optional(
    z.string().default('email.delivered,email.bounced,email.complained,email.suppressed').transform(list),
  ),
  RESEND_API_KEY: z.string('must hold the key that mail is sent with').regex(/^\S+$/, 'may hold no spaces'),
})

export type MailEnv = z.infer<typeof shape>

/** @throws {Error} that names each missing or malformed variable and what it should hold */
export function parseEnv(variables: Record<string, string | undefined>): MailEnv {
  const parsed = shape.safeParse(variables)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({path, message}) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The mail emulator cannot start with this environment:\n${faults.join('\n')}`)
}

export const readEnv = () => parseEnv(process.env)
