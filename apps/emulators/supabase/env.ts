import {join} from 'node:path'
import * as z from 'zod'
import {optional, parseEnvironment, port, stateDirectory} from '../environment/parse-environment.ts'

const shape = z.object({
  SUPABASE_PORT: port(54321),
  SUPABASE_DB_PORT: port(54322),
  FUNCTIONS_PORT: port(54327),
  STATE_DIR: stateDirectory,
  SUPABASE_DIR: optional(z.string().default(join(import.meta.dirname, '../../../supabase'))),
  SUPABASE_DB_PASSWORD: z.string('must hold the password of the database').min(16),
  SUPABASE_JWT_SECRET: z.string('must hold the secret that signs sessions').min(32),
  SUPABASE_PUBLISHABLE_KEY: z.string('must hold the public key').regex(/^sb_publishable_/),
  SUPABASE_SECRET_KEY: z.string('must hold the secret key').regex(/^sb_secret_/),
  SEND_EMAIL_HOOK_SECRET: z
    .string('must hold the secret of the Send Email hook')
    .regex(/^v1,whsec_[A-Za-z0-9+/=]+$/, 'must look like v1,whsec_<base64>'),
  SITE_URL: z.url('must hold the address of the site'),
  /** npm has no PostgREST for some platforms, so the PATH is searched there. */
  PATH: z.string().default(''),
})

export type SupabaseEnv = z.infer<typeof shape>

export const parseEnv = (variables: Record<string, string | undefined>): SupabaseEnv =>
  parseEnvironment('The Supabase emulator', shape, variables)

export const readEnv = () => parseEnv(process.env)
