import {requestContext, type RequestContext} from './request-context.ts'
import {mergeRepeatedFilters} from './rest/merge-repeated-filters.ts'
import {restoreRefusal} from './rest/restore-refusal.ts'
import {signAddresses} from './storage/sign-addresses.ts'
import {unwrapUpload} from './storage/unwrap-upload.ts'

interface Gateway {
  auth: (request: Request, address: string) => Promise<Response>
  engine: (request: Request) => Promise<Response>
  functionsOrigin: string
  /** Demo accounts, for programs on this machine: the one address that Supabase does not have. */
  people: {email: string; role: string; password: string}[]
}

/** Sends each request to the part that Supabase's own gateway would. */
export function gateway({auth, engine, functionsOrigin, people}: Gateway) {
  return async (request: Request, address: string): Promise<Response> => {
    const url = new URL(request.url)
    const context: RequestContext = {
      headers: Object.fromEntries(request.headers),
      redirectTo: url.searchParams.get('redirect_to'),
    }
    const answer = async () => {
      if (request.method === 'OPTIONS' && !url.pathname.startsWith('/functions/')) return preflight(request)
      if (url.pathname.startsWith('/auth/v1/')) return auth(request, address)
      if (url.pathname.startsWith('/rest/v1/'))
        return restoreRefusal(await engine(mergeRepeatedFilters(request)), context.databaseError)
      if (request.method === 'POST' && url.pathname.startsWith('/storage/v1/object/sign/'))
        return signAddresses(request, engine)
      if (url.pathname.startsWith('/storage/v1/')) return engine(await unwrapUpload(request))
      if (url.pathname.startsWith('/functions/v1/')) return forward(request, functionsOrigin)
      if (url.pathname === '/local/people') return Response.json(people)
      return Response.json({message: 'no Route matched with those values'}, {status: 404})
    }
    return requestContext.run(context, async () => withCors(await answer(), url.pathname))
  }
}

/** Hosted, auth and rest answer any origin; a function says itself who may call it. */
function withCors(response: Response, path: string): Response {
  if (path.startsWith('/functions/')) return response
  const headers = new Headers(response.headers)
  headers.set('access-control-allow-origin', '*')
  headers.set(
    'access-control-expose-headers',
    'Content-Range, Content-Profile, X-Total-Count, Link, Location',
  )
  return new Response(response.body, {status: response.status, statusText: response.statusText, headers})
}

/** Supabase Auth takes the headers of its own clients only; PostgREST takes those that are asked for. */
const authHeaders =
  'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, X-UseCookie, apikey, X-Supabase-Api-Version'

function preflight(request: Request): Response {
  const asked = request.headers.get('access-control-request-headers') ?? ''
  const isAuth = new URL(request.url).pathname.startsWith('/auth/')
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS,HEAD',
      'access-control-allow-headers': isAuth ? authHeaders : asked,
      'access-control-max-age': '3600',
    },
  })
}

async function forward(request: Request, origin: string): Promise<Response> {
  const {pathname, search} = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name)
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer()
  try {
    const response = await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
    })
    const answered = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      answered.delete(name)
    return new Response(response.body, {status: response.status, headers: answered})
  } catch {
    return Response.json(
      {code: 'SERVICE_UNAVAILABLE', message: 'The functions do not answer'},
      {status: 503, headers: {'access-control-allow-origin': '*'}},
    )
  }
}
