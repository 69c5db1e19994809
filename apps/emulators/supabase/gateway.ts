import type {HttpBindings} from '@hono/node-server'
import {getConnInfo} from '@hono/node-server/conninfo'
import {Hono} from 'hono'
import {except} from 'hono/combine'
import {cors} from 'hono/cors'
import {proxy} from 'hono/proxy'
import {requestContext} from './request-context.ts'
import {mergeRepeatedFilters, restoreStatus} from './rest/rest-requests.ts'
import {signUrls, unwrapUpload} from './storage/storage-requests.ts'

interface Gateway {
  auth: (request: Request, ip: string) => Promise<Response>
  engine: (request: Request) => Promise<Response>
  functionsOrigin: string
  /** Demo accounts, listed for programs on this machine. Supabase has no such path. */
  people: {email: string; role: string; password: string}[]
}

const anyOrigin = {
  origin: '*',
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'],
  exposeHeaders: ['Content-Range', 'Content-Profile', 'X-Total-Count', 'Link', 'Location'],
  maxAge: 3600,
}

/** Supabase Auth allows a fixed list; the other services allow whatever the browser requests. */
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

/** Routes each request to the service that Supabase's own gateway would pick. */
export function createGateway({auth, engine, functionsOrigin, people}: Gateway) {
  const app = new Hono<{Bindings: HttpBindings}>()
  app.use('/auth/*', cors({...anyOrigin, allowHeaders: authHeaders}))
  // A function sends its own CORS headers, as on hosted Supabase.
  app.use(except('/functions/*', cors(anyOrigin)))
  app.use((c, next) =>
    requestContext.run({headers: c.req.header(), redirectTo: c.req.query('redirect_to') ?? null}, next),
  )

  app.all('/auth/v1/*', (c) => auth(c.req.raw, getConnInfo(c).remote.address ?? ''))
  app.all('/rest/v1/*', async (c) => {
    const response = await engine(mergeRepeatedFilters(c.req.raw))
    return restoreStatus(response, requestContext.getStore()?.databaseError)
  })
  app.post('/storage/v1/object/sign/*', (c) => signUrls(c.req.raw, engine))
  app.all('/storage/v1/*', async (c) => engine(await unwrapUpload(c.req.raw)))
  app.all('/functions/v1/*', (c) => callFunction(c.req.raw, functionsOrigin))
  app.get('/local/people', (c) => c.json(people))
  app.notFound((c) => c.json({message: 'no Route matched with those values'}, 404))
  return app
}

async function callFunction(request: Request, origin: string): Promise<Response> {
  const {pathname, search} = new URL(request.url)
  const raw = new Request(request)
  // Without its own Host, fetch would send the gateway's.
  raw.headers.delete('host')
  try {
    return await proxy(origin + pathname + search, {raw, redirect: 'manual'})
  } catch {
    return Response.json(
      {code: 'SERVICE_UNAVAILABLE', message: 'The functions do not answer'},
      {status: 503, headers: {'access-control-allow-origin': '*'}},
    )
  }
}
