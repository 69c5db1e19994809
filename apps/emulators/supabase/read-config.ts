import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse} from 'smol-toml'
import * as z from 'zod'

const seconds = z
  .string()
  .regex(/^\d+[smh]$/, 'must be a duration such as 5s')
  .transform((text) => Number(text.slice(0, -1)) * {s: 1, m: 60, h: 3600}[text.slice(-1) as 's' | 'm' | 'h'])

const bytes = z
  .string()
  .regex(/^\d+[KMG]iB$/, 'must be a size such as 10MiB')
  .transform(
    (text) =>
      Number.parseInt(text, 10) * {K: 2 ** 10, M: 2 ** 20, G: 2 ** 30}[text.at(-3) as 'K' | 'M' | 'G'],
  )

/** Only the Supabase CLI reads the other settings. */
const shape = z.object({
  api: z.object({
    schemas: z.array(z.string()),
    extra_search_path: z.array(z.string()),
    max_rows: z.number(),
  }),
  storage: z.object({file_size_limit: bytes}),
  functions: z.record(z.string(), z.object({verify_jwt: z.boolean().default(true)})).default({}),
  auth: z.object({
    jwt_expiry: z.number(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    additional_redirect_urls: z.array(z.string()),
    enable_signup: z.boolean(),
    enable_anonymous_sign_ins: z.literal(false, 'is not emulated'),
    email: z.object({
      enabled: z.boolean(),
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      secure_password_change: z.boolean(),
      max_frequency: seconds,
      otp_length: z.int().min(6).max(10),
      otp_expiry: z.int(),
    }),
    rate_limit: z.object({
      /** This is per hour, in the whole project. */
      email_sent: z.number(),
      /** This limit and the following are per five minutes and IP address. */
      sign_in_sign_ups: z.number(),
      token_refresh: z.number(),
      token_verifications: z.number(),
    }),
  }),
})

export type SupabaseConfig = z.infer<typeof shape>

/** @throws {Error} that names each missing or malformed setting */
export function readConfig(directory: string): SupabaseConfig {
  const path = join(directory, 'config.toml')
  const parsed = shape.safeParse(parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({path: at, message}) => `  ${at.join('.')}: ${message}`)
  throw new Error(`${path} lacks what the local Supabase needs:\n${faults.join('\n')}`)
}
