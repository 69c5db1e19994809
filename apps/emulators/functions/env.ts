import {statSync} from 'node:fs'
import * as z from 'zod'
import {optional, parseEnvironment, port} from '../environment/parse-environment.ts'

const secretKeys = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue('must be a JSON object such as {"default": "sb_secret_…"}')
    return z.NEVER
  }
})

const isDirectory = (path: string) => statSync(path, {throwIfNoEntry: false})?.isDirectory() === true

const shape = z.object({
  FUNCTIONS_PORT: port(54327),
  FUNCTIONS_DIR: optional(
    z.string().default('supabase/functions').refine(isDirectory, 'must be a folder of functions'),
  ),
  SUPABASE_SECRET_KEYS: optional(
    secretKeys
      .pipe(z.object({default: z.string().min(1)}, 'must hold a secret key under "default"'))
      .optional(),
  ),
})

export type FunctionVariables = Record<string, string | undefined>

export interface FunctionsEnv {
  port: number
  directory: string
  /** The scheduler does not run without this key. */
  secretKey: string | undefined
  /** The server's own variables are left out. */
  variables: FunctionVariables
}

export function parseEnv(environment: FunctionVariables): FunctionsEnv {
  const parsed = parseEnvironment('The functions server', shape, environment)
  const {FUNCTIONS_PORT: _port, FUNCTIONS_DIR: _directory, ...variables} = environment
  return {
    port: parsed.FUNCTIONS_PORT,
    directory: parsed.FUNCTIONS_DIR,
    secretKey: parsed.SUPABASE_SECRET_KEYS?.default,
    variables,
  }
}

export const readEnv = () => parseEnv(process.env)

const startedAt = Date.now()

/** A function may start long after the server, so `SITE_CLOCK` advances by the time between the two. */
export function withRunningClock(variables: FunctionVariables): FunctionVariables {
  const clock = Date.parse(variables.SITE_CLOCK ?? '')
  if (Number.isNaN(clock)) return variables
  return {...variables, SITE_CLOCK: new Date(clock + Date.now() - startedAt).toISOString()}
}
