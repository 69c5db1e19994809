import type {ApiRole} from './jwt.ts'

/** What a request's API key and bearer token say. Neither has been compared with the database. */
export interface Access {
  /** Of the API key. */
  keyRole: Exclude<ApiRole, 'authenticated'>
  /** The bearer token, unless it is absent or repeats the API key. Not verified: the service that reads it does. */
  bearer: string | undefined
}

export interface ApiKeys {
  publishableKey: string
  secretKey: string
}

/**
 * Checks the API key as the gateway of hosted Supabase does, before any service sees the request.
 *
 * @returns the access, or the gateway's 401
 */
export function readAccess(request: Request, {publishableKey, secretKey}: ApiKeys): Access | Response {
  const apiKey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey')
  if (!apiKey)
    return refuse('No API key found in request', 'No `apikey` request header or url param was found.')
  const keyRole = {[publishableKey]: 'anon', [secretKey]: 'service_role'} as const
  const role = Object.hasOwn(keyRole, apiKey) ? keyRole[apiKey] : undefined
  if (!role) return refuse('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.')
  if (role === 'service_role' && request.headers.get('user-agent')?.startsWith('Mozilla/'))
    return refuse('Forbidden use of secret API key in browser', 'Secret API keys must never leave a server.')
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim()
  return {keyRole: role, bearer: bearer === apiKey ? undefined : bearer}
}

const refuse = (message: string, hint: string) => Response.json({message, hint}, {status: 401})

/** Paths of Auth that people reach by following a link, and public keys, work without an API key. */
export function needsKey(path: string): boolean {
  return !/^\/auth\/v1\/(?:verify|callback|authorize|\.well-known\/.*)$/.test(path)
}
