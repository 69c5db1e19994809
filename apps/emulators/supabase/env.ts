import {join} from 'node:path'
import * as z from 'zod'

/** Treats an empty value as unset, so that `STATE_DIR=` in an env file means the default. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const port = (fallback: number) =>
  optional(z.coerce.number('must be a port number').int().min(0).max(65535).default(fallback))

const shape = z.object({
  SUPABASE_PORT: port(54321),
  SUPABASE_DB_PORT: port(54322),
  FUNCTIONS_PORT: port(54327),
  STATE_DIR: optional(z.string().default('.local')),
  SUPABASE_DIR: optional(z.string().default(join(import.meta.dirname, '../../../supabase'))),
  SUPABASE_DB_PASSWORD: z.string('must hold the password of the database').min(16),
  SUPABASE_JWT_SECRET: z.string('must hold the secret that signs sessions').min(32),
  SUPABASE_PUBLISHABLE_KEY: z.string('must hold the public key').regex(/^sb_publishable_/),
  SUPABASE_SECRET_KEY: z.string('must hold the secret key').regex(/^sb_secret_/),
  SEND_EMAIL_HOOK_SECRET: z
    .string('must hold the secret of the Send Email hook')
    .regex(/^v1,whsec_[A-Za-z0-9+/=]+$/, 'must look like v1,whsec_<base64>'),
  SITE_URL: z.url('must hold the address of the site'),
  /** Searched for PostgREST where npm has none. */
  PATH: z.string().default(''),
})

export type SupabaseEnv = z.infer<typeof shape>

/** @throws {Error} that names each missing or malformed variable and what it should hold */
export function parseEnv(variables: Record<string, string | undefined>): SupabaseEnv {
  const parsed = shape.safeParse(variables)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({path, message}) => `  ${path.join('.')}: ${message}`)
  throw new Error(`The Supabase emulator cannot start with this environment:\n${faults.join('\n')}`)
}

export const readEnv = () => parseEnv(process.env)
