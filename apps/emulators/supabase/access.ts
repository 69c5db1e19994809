import type {ApiRole} from './jwt.ts'

/** Neither the key nor the token has been compared with the database. */
export interface Access {
  keyRole: Exclude<ApiRole, 'authenticated'>
  /** It is not verified here, because the service that reads it does that. */
  bearer: string | undefined
}

export interface ApiKeys {
  publishableKey: string
  secretKey: string
}

/**
 * The gateway of hosted Supabase checks the key before any service sees the request. Returns its 401 for a wrong key.
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

/** People follow links to Auth, and public keys are for everybody, so neither needs an API key. */
export function needsKey(path: string): boolean {
  return !/^\/auth\/v1\/(?:verify|callback|authorize|\.well-known\/.*)$/.test(path)
}
