import type * as z from 'zod'
import {ask, bearer, NotReached} from './ask.ts'
import {LeftOut} from './outcome.ts'
import {isPlaceholder, requireHosted, urlVariable, type Installation} from './installation.ts'

/**
 * What Supabase's management API tells about the project.
 *
 * @see https://supabase.com/docs/reference/api
 * @throws {LeftOut} without an access token, and on this machine
 */
export async function askManagement<Schema extends z.ZodType>(
  installation: Installation,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  requireHosted(installation, 'Supabase', 'The local Supabase has no management API.')
  if (!installation.supabaseToken)
    throw new LeftOut(
      'Needs an access token in the shell: export SUPABASE_ACCESS_TOKEN (docs/hosted-supabase.md).',
    )
  if (isPlaceholder(installation.supabaseToken))
    throw new NotReached(
      'SUPABASE_ACCESS_TOKEN still has the value of the example.',
      'Make one (Supabase, Account, Access Tokens) and export it.',
    )
  const ref = projectRef(installation)
  const url = `https://api.supabase.com/v1/projects/${ref}${path}`
  const {status, json} = await ask(installation, url, bearer(installation.supabaseToken))
  if (status === 401)
    throw new NotReached(
      'Supabase refuses SUPABASE_ACCESS_TOKEN.',
      'Make a new one (Supabase, Account, Access Tokens).',
    )
  if (status === 403 || status === 404)
    throw new NotReached(
      `SUPABASE_ACCESS_TOKEN gives no access to the project ${ref}.`,
      'Make a token with an account of the project, and compare SUPABASE_URL with the project’s.',
    )
  const parsed = schema.safeParse(json)
  if (status !== 200 || !parsed.success)
    throw new LeftOut(`The management API answers ${status}, not as expected.`)
  return parsed.data
}

export function projectRef({site}: Installation): string {
  const {hostname} = new URL(urlVariable(site, 'SUPABASE_URL'))
  const [, ref] = /^([a-z]{20})\.supabase\.co$/.exec(hostname) ?? []
  if (!ref) throw new LeftOut(`SUPABASE_URL does not name the project, as https://….supabase.co does.`)
  return ref
}
