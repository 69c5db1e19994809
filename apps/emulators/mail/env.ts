import * as z from 'zod'
import {list, optional, parseEnvironment, port, stateDirectory} from '../environment/parse-environment.ts'

const shape = z.object({
  RESEND_PORT: port(54325),
  INBOX_PORT: port(54324),
  MAIL_SMTP_PORT: port(54326),
  STATE_DIR: stateDirectory,
  RESEND_RATE_LIMIT: optional(
    z.coerce.number('must be a number, or empty for no limit').int().min(1).optional(),
  ),
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

export const parseEnv = (variables: Record<string, string | undefined>): MailEnv =>
  parseEnvironment('The mail emulator', shape, variables)

export const readEnv = () => parseEnv(process.env)
