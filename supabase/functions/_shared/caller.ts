import * as z from 'zod'
import {HttpError} from './http-error.ts'

export interface User {
  kind: 'user'
  id: string
  email: string | undefined
}

type Caller = {kind: 'service'} | User

interface Keys {
  default: string
  [name: string]: string
}

export interface CallerEnv {
  SUPABASE_URL: string
  SUPABASE_PUBLISHABLE_KEYS: Keys
  SUPABASE_SECRET_KEYS: Keys
}

/** @throws {HttpError} unauthorized without a secret key or session, unavailable when Supabase Auth does not respond */
export async function identifyCaller(request: Request, env: CallerEnv): Promise<Caller> {
  return (await isService(request, env)) ? {kind: 'service'} : requireUser(request, env)
}

/** @throws {HttpError} unauthorized without a session, unavailable when Supabase Auth does not respond */
export async function requireUser(request: Request, env: CallerEnv): Promise<User> {
  const user = await findUser(request, env)
  if (!user) throw unauthorized()
  return user
}

/** @throws {HttpError} unavailable when Supabase Auth does not respond */
export async function findUser(request: Request, env: CallerEnv): Promise<User | undefined> {
  const token = bearerOf(request)
  // Without a session supabase-js sends the publishable key.
  if (token === undefined || Object.values(env.SUPABASE_PUBLISHABLE_KEYS).includes(token)) return undefined
  return readSession(env, token)
}

const sessionUser = z.object({id: z.uuid(), email: z.string().optional()})

async function readSession(
  {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEYS}: CallerEnv,
  token: string,
): Promise<User | undefined> {
  const response = await askAuth(`${SUPABASE_URL}/auth/v1/user`, {
    apikey: SUPABASE_PUBLISHABLE_KEYS.default,
    authorization: `Bearer ${token}`,
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (response.status >= 500) throw authUnavailable(`it answers ${response.status}`)
    return undefined
  }
  const {id, email} = sessionUser.parse(await response.json())
  return {kind: 'user', id, email}
}

async function askAuth(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {headers, signal: AbortSignal.timeout(4000)})
  } catch (error) {
    throw authUnavailable(error)
  }
}

const authUnavailable = (cause: unknown) =>
  new HttpError('unavailable', 'Supabase Auth does not answer', {cause})

/** @throws {HttpError} unauthorized without a secret key */
export async function requireService(
  request: Request,
  env: Pick<CallerEnv, 'SUPABASE_SECRET_KEYS'>,
): Promise<void> {
  if (!(await isService(request, env))) throw unauthorized()
}

async function isService(
  request: Request,
  {SUPABASE_SECRET_KEYS}: Pick<CallerEnv, 'SUPABASE_SECRET_KEYS'>,
): Promise<boolean> {
  const sent = [request.headers.get('apikey'), bearerOf(request)].filter((key) => typeof key === 'string')
  const keys = Object.values(SUPABASE_SECRET_KEYS)
  const matches = await Promise.all(sent.flatMap((candidate) => keys.map((key) => isEqual(candidate, key))))
  return matches.includes(true)
}

export const bearerOf = (request: Request): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

/** Compares in constant time, so that the duration reveals nothing about the key. */
async function isEqual(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([hashOf(one), hashOf(other)])
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}

const hashOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const unauthorized = () => new HttpError('unauthorized', 'The caller may not do this')
