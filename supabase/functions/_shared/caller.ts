import {createClient} from '@supabase/supabase-js'
import {HttpError} from './http-error.ts'
import {clientOptions} from './service-client.ts'

export interface User {
  kind: 'user'
  id: string
  email: string | undefined
}

export type Caller = {kind: 'service'} | User

interface Keys {
  default: string
  [name: string]: string
}

export interface CallerEnv {
  SUPABASE_URL: string
  SUPABASE_PUBLISHABLE_KEYS: Keys
  SUPABASE_SECRET_KEYS: Keys
}

/**
 * Identifies the service by a secret key, or a user by a session that Supabase Auth confirms.
 *
 * @throws {HttpError} unauthorized for everybody else, unavailable when Supabase Auth does not respond
 */
export async function identifyCaller(request: Request, env: CallerEnv): Promise<Caller> {
  if (await isService(request, env)) return {kind: 'service'}
  const token = bearerOf(request)
  if (token === undefined) throw unauthorized()
  const supabase = createClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEYS.default, clientOptions)
  const {data, error} = await supabase.auth.getUser(token)
  if (error && (!error.status || error.status >= 500))
    throw new HttpError('unavailable', 'Supabase Auth does not answer', {cause: error.message})
  if (!data.user) throw unauthorized()
  return {kind: 'user', id: data.user.id, email: data.user.email}
}

/** @throws {HttpError} unauthorized unless the service calls */
export async function requireService(
  request: Request,
  env: Pick<CallerEnv, 'SUPABASE_SECRET_KEYS'>,
): Promise<void> {
  if (!(await isService(request, env))) throw unauthorized()
}

/** True when the request has a secret key, as `apikey` or bearer token. */
export async function isService(
  request: Request,
  {SUPABASE_SECRET_KEYS}: Pick<CallerEnv, 'SUPABASE_SECRET_KEYS'>,
): Promise<boolean> {
  const sent = [request.headers.get('apikey'), bearerOf(request)].filter((key) => typeof key === 'string')
  const keys = Object.values(SUPABASE_SECRET_KEYS)
  const matches = await Promise.all(sent.flatMap((candidate) => keys.map((key) => isEqual(candidate, key))))
  return matches.includes(true)
}

const bearerOf = (request: Request) => /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

/** Compares in constant time, so that the duration reveals nothing about the key. */
async function isEqual(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([hashOf(one), hashOf(other)])
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

const hashOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const unauthorized = () => new HttpError('unauthorized', 'The caller may not do this')
