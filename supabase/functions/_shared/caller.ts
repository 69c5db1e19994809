import {createClient} from '@supabase/supabase-js'
import {clientOptions} from './client-options.ts'
import {Refusal} from './refusal.ts'
import {createServiceClient, refuseDatabaseError} from './service-client.ts'

export type Caller = {kind: 'service'} | {kind: 'user'; id: string; email: string | undefined}

interface Keys {
  default: string
  [name: string]: string
}

interface CallerEnv {
  SUPABASE_URL: string
  SUPABASE_PUBLISHABLE_KEYS: Keys
  SUPABASE_SECRET_KEYS: Keys
}

/**
 * Who calls: the service, by a secret key, or somebody with a valid session, which Supabase Auth is asked about.
 *
 * @throws {Refusal} for everybody else
 */
export async function identifyCaller(request: Request, env: CallerEnv): Promise<Caller> {
  if (await isService(request, env)) return {kind: 'service'}
  const token = bearerOf(request)
  if (token === undefined) throw unauthorized()
  const supabase = createClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEYS.default, clientOptions)
  const {data, error} = await supabase.auth.getUser(token)
  if (error && (!error.status || error.status >= 500))
    throw new Refusal('unavailable', 'Supabase Auth does not answer', {cause: error.message})
  if (!data.user) throw unauthorized()
  return {kind: 'user', id: data.user.id, email: data.user.email}
}

/** @throws {Refusal} unless the service itself calls */
export async function requireService(
  request: Request,
  env: Pick<CallerEnv, 'SUPABASE_SECRET_KEYS'>,
): Promise<void> {
  if (!(await isService(request, env))) throw unauthorized()
}

/**
 * Lets admins through.
 *
 * @returns the admin's id
 * @throws {Refusal} for everybody else
 */
export async function requireAdmin(request: Request, env: CallerEnv): Promise<string> {
  const caller = await identifyCaller(request, env)
  if (caller.kind !== 'user') throw new Refusal('forbidden', 'Only an admin may do this')
  const {count, error} = await createServiceClient(env)
    .from('user_roles')
    .select('role', {count: 'exact', head: true})
    .eq('user_id', caller.id)
    .eq('role', 'admin')
  refuseDatabaseError('user_roles', error)
  if (!count) throw new Refusal('forbidden', 'Only an admin may do this')
  return caller.id
}

/** Whether a secret key came with the request, as `apikey` or as bearer. */
export async function isService(
  request: Request,
  {SUPABASE_SECRET_KEYS}: Pick<CallerEnv, 'SUPABASE_SECRET_KEYS'>,
): Promise<boolean> {
  const given = [request.headers.get('apikey'), bearerOf(request)].filter((key) => typeof key === 'string')
  const keys = Object.values(SUPABASE_SECRET_KEYS)
  const matches = await Promise.all(given.flatMap((one) => keys.map((key) => isSame(one, key))))
  return matches.includes(true)
}

const bearerOf = (request: Request) => /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

/** Compares hashes, byte by byte to the end, so that the time taken tells nothing of the key. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([hashOf(one), hashOf(other)])
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

const hashOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const unauthorized = () => new Refusal('unauthorized', 'The caller may not do this')
