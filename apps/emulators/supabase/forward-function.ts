import {proxy} from 'hono/proxy'
import {GATEWAY_KEY} from '../http/gateway-key.ts'
import {verifyJwt} from './jwt.ts'
import type {SupabaseConfig} from './read-config.ts'

export interface Functions {
  origin: string
  config: SupabaseConfig['functions']
  jwtSecret: string
  /** By which the functions know the gateway. */
  secretKey: string
}

/** A function needs a valid access token unless config.toml has `verify_jwt = false` for it. */
export async function forwardFunction(
  request: Request,
  {origin, config, jwtSecret, secretKey}: Functions,
): Promise<Response> {
  const {pathname, search} = new URL(request.url)
  const [, , , name = ''] = pathname.split('/')
  const isOpen = Object.hasOwn(config, name) && config[name]?.verify_jwt === false
  if (!isOpen && request.method !== 'OPTIONS' && !(await hasToken(request, jwtSecret)))
    return unavailable(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT')
  const raw = new Request(request)
  // Without a Host of its own, fetch would send the gateway's. It cannot send Expect.
  for (const header of ['host', 'expect']) raw.headers.delete(header)
  raw.headers.set(GATEWAY_KEY, secretKey)
  try {
    return await proxy(origin + pathname + search, {raw, redirect: 'manual'})
  } catch {
    return unavailable(503, 'SERVICE_UNAVAILABLE', 'The functions do not answer')
  }
}

async function hasToken(request: Request, jwtSecret: string): Promise<boolean> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  return verifyJwt(token, jwtSecret).then(
    () => true,
    () => false,
  )
}

const unavailable = (status: number, code: string, message: string) =>
  Response.json({code, message}, {status, headers: {'access-control-allow-origin': '*'}})
