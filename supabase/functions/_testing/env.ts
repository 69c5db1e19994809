import * as z from 'zod'
import {variable} from '../_shared/env.ts'

const shape = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  INBOX_URL: z.url(),
})

/** The running stack, as `npm run --silent status -- --env` prints it. */
export const readStackEnv = () => shape.parse(process.env)

/** The folders in which programs are looked for. */
export const readPath = () => process.env.PATH ?? ''

/** The variables of the functions, which the local functions have too. */
export function readFunctionEnv(): Record<string, string> {
  const given = functionVariables.map((name) => [name, process.env[name] ?? ''])
  return Object.fromEntries(given) as Record<string, string>
}

const functionVariables = Object.keys(variable)
