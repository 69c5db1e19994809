import {statSync} from 'node:fs'
import * as z from 'zod'

const secretKeys = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue('must be a JSON object such as {"default": "sb_secret_…"}')
    return z.NEVER
  }
})

const isDirectory = (path: string) => statSync(path, {throwIfNoEntry: false})?.isDirectory() === true

/** Treats an empty value as unset, so that `FUNCTIONS_DIR=` in an env file means the default. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const shape = z.object({
  FUNCTIONS_PORT: optional(z.coerce.number('must be a port number').int().min(0).max(65535).default(54327)),
  FUNCTIONS_DIR: optional(
    z.string().default('supabase/functions').refine(isDirectory, 'must be a folder of functions'),
  ),
  SUPABASE_SECRET_KEYS: optional(
    secretKeys
      .pipe(z.object({default: z.string().min(1)}, 'must hold a secret key under "default"'))
      .optional(),
  ),
})

/** The environment of the functions. */
export type FunctionVariables = Record<string, string | undefined>

export interface FunctionsEnv {
  port: number
  directory: string
  /** Sent by the scheduler, which does not run without it. */
  secretKey: string | undefined
  /** All variables except the server's own. */
  variables: FunctionVariables
}

/** @throws {Error} that names each malformed variable and what it should hold */
export function parseEnv(environment: Record<string, string | undefined>): FunctionsEnv {
  const parsed = shape.safeParse(environment)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({path, message}) => `  ${path.join('.')}: ${message}`)
    throw new Error(`The functions server cannot start with this environment:\n${faults.join('\n')}`)
  }
  const {FUNCTIONS_PORT: _port, FUNCTIONS_DIR: _directory, ...variables} = environment
  return {
    port: parsed.data.FUNCTIONS_PORT,
    directory: parsed.data.FUNCTIONS_DIR,
    secretKey: parsed.data.SUPABASE_SECRET_KEYS?.default,
    variables,
  }
}

export const readEnv = () => parseEnv(process.env)
