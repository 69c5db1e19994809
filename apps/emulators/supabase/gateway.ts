import type {HttpBindings} from '@hono/node-server'
import {maxBodyBytes, maxRoleBodyBytes} from '@site/schemas/body-limits'
import {getConnInfo} from '@hono/node-server/conninfo'
import {Hono, type Context} from 'hono'
import {except} from 'hono/combine'
import {cors} from 'hono/cors'
import {bytesOfFunction} from '../functions/function-bytes.ts'
import {FULL_DISK, isWriteMethod, type Disk} from '../http/full-disk.ts'
import type {BodyLimits} from '../http/limit-bodies.ts'
import {isLocalProgram} from '../http/own-origin.ts'
import {needsKey, readAccess, type ApiKeys} from './access.ts'
import {forwardFunction, type Functions} from './forward-function.ts'
import {forwardRequest, type Rest} from './rest/forward-request.ts'

interface Gateway {
  auth: Service
  /** It checks the API key itself. */
  storage: Service
  rest: Rest
  functions: Functions
  keys: ApiKeys
  /** Only programs on this machine can list the accounts. Supabase has no such path. */
  people: {email: string; role: string; password: string}[]
}

interface Service {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>
}

const anyOrigin = {
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'],
  exposeHeaders: [
    'Content-Range',
    'Content-Profile',
    'X-Total-Count',
    'Link',
    'Location',
    'X-Supabase-Api-Version',
  ],
  maxAge: 3600,
}

/** Supabase Auth allows a fixed list, while the other services allow whatever the browser requests. */
const authHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'X-Client-IP',
  'X-Client-Info',
  'X-JWT-AUD',
  'X-UseCookie',
  'apikey',
  'X-Supabase-Api-Version',
]

export function createGateway({auth, storage, rest, functions, keys, people}: Gateway) {
  const app = new Hono<{Bindings: HttpBindings}>()
  app.use('/auth/*', cors({...anyOrigin, allowHeaders: authHeaders}))
  // A function sends its own CORS headers, as on hosted Supabase.
  app.use(except(['/functions/*', '/local/*'], cors(anyOrigin)))

  app.all('/auth/v1/*', (c) => {
    const access = needsKey(c.req.path) && readAccess(c.req.raw, keys)
    return access instanceof Response ? access : auth.fetch(c.req.raw, c.env)
  })
  app.all('/rest/v1/*', (c) => {
    const access = readAccess(c.req.raw, keys)
    return access instanceof Response ? access : forwardRequest(withAddress(c), access, rest)
  })
  app.all('/storage/v1/*', (c) => storage.fetch(c.req.raw, c.env))
  app.all('/functions/v1/*', (c) => forwardFunction(withAddress(c), functions))
  app.get('/local/people', (c) =>
    isLocalProgram(c)
      ? c.json(people)
      : c.json({message: 'Only programs on this machine may read this'}, 403),
  )
  app.notFound((c) => c.json({message: 'no Route matched with those values'}, 404))
  app.onError((error, c) => {
    console.error(error)
    return c.json({message: 'An unexpected error occurred'}, 500)
  })
  return app
}

/** Cloudflare sets these headers in front of hosted Supabase. */
function withAddress(c: Context): Request {
  const request = new Request(c.req.raw)
  const address = getConnInfo(c).remote.address ?? ''
  request.headers.append('x-forwarded-for', address)
  request.headers.set('cf-connecting-ip', address)
  return request
}

const secretKeyBytes = 12 * 1024 * 1024

interface RestLimits {
  keys: ApiKeys
  /** Asks the project whether it takes a request with this token before its body is read. */
  admits: (request: Request, token: string) => Promise<boolean>
}

export const bodyLimitsOf = ({keys, admits}: RestLimits): BodyLimits => ({
  maxBytes: async (path, request) => {
    // Storage writes uploads to disk as they arrive, and knows the limit of each bucket.
    if (path.startsWith('/storage/v1/')) return Infinity
    if (path.startsWith('/functions/v1/')) return bytesOfFunction(path)
    const access = path.startsWith('/rest/v1/') && readAccess(request, keys)
    if (!access || access instanceof Response) return maxBodyBytes
    if (access.bearer === undefined) return access.keyRole === 'service_role' ? secretKeyBytes : maxBodyBytes
    const isLarge = Number(request.headers.get('content-length') ?? 0) > maxBodyBytes
    return isLarge && (await admits(request, access.bearer)) ? maxRoleBodyBytes : maxBodyBytes
  },
  tooLarge: (path, maxBytes) => {
    const message = `A request may have at most ${maxBytes / 1024} kB here`
    const body = path.startsWith('/auth/v1/')
      ? {code: 413, error_code: 'request_entity_too_large', msg: message}
      : path.startsWith('/functions/v1/')
        ? {error: {code: 'payload_too_large', message}}
        : {code: 'PT413', message, details: null, hint: null}
    return Response.json(body, {status: 413, headers: {'access-control-allow-origin': '*'}})
  },
})

/** @param isVolatile whether a function of the API may write */
export const diskOf = (directory: string, isVolatile: (name: string) => Promise<boolean>): Disk => ({
  directory,
  async isWrite(method, path) {
    const rpc = /^\/rest\/v1\/rpc\/([^/]+)$/.exec(path)?.[1]
    if (rpc !== undefined) return method === 'POST' && (await isVolatile(rpc).catch(() => true))
    if (path.startsWith('/rest/v1/')) return isWriteMethod(method)
    if (path.startsWith('/storage/v1/')) return isWriteMethod(method) && !readsStorage.test(path)
    // A log-out deletes rows, and a link in an email confirms an address.
    if (path.startsWith('/auth/v1/')) {
      return path === '/auth/v1/verify' || (isWriteMethod(method) && path !== '/auth/v1/logout')
    }
    return false
  },
  full(path) {
    const headers = {'access-control-allow-origin': '*'}
    // Clients end a session whose refresh fails with 507, but try again after 503.
    if (path.startsWith('/auth/')) {
      return Response.json({code: 503, error_code: 'disk_full', msg: FULL_DISK}, {status: 503, headers})
    }
    const body = path.startsWith('/storage/')
      ? {statusCode: '507', error: 'disk_full', message: FULL_DISK}
      : // Postgres's own code for a full disk.
        {code: '53100', message: FULL_DISK, details: null, hint: null}
    return Response.json(body, {status: 507, headers})
  },
})

const readsStorage = /^\/storage\/v1\/object\/(?:list|list-v2|sign)\//
