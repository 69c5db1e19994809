/** What the dashboards of vendors have that no local replacement does. A test may change each. */
export interface Dashboards {
  sanity: {token: string; webhooks: SanityWebhook[]}
  /** `key` is that of the functions, which may do as little as documented. */
  stripe: {key: string; fullKey: string; endpoints: StripeEndpoint[]}
  resend: {key: string; fullKey: string; webhooks: ResendWebhook[]; domains: ResendDomain[]}
}

interface SanityWebhook {
  id: string
  type: 'document'
  name: string
  projectId: string
  dataset: string
  url: string
  rule: {on: string[]; filter: string; projection: string}
  includeDrafts: boolean
  isDisabled: boolean
  secret: string | null
}

interface StripeEndpoint {
  id: string
  object: 'webhook_endpoint'
  url: string
  status: 'enabled' | 'disabled'
  enabled_events: string[]
  api_version: string | null
}

interface ResendWebhook {
  id: string
  endpoint: string
  status: 'enabled' | 'disabled'
  events: string[] | null
}

interface ResendDomain {
  id: string
  name: string
  status: string
  records: {record: string; name: string; type: string; value: string; status: string}[]
}

type Forward = (request: Request) => Promise<Response>

/** https://www.sanity.io/docs/http-reference/webhooks */
export function sanityManagement({sanity}: Dashboards, request: Request): Response {
  const {pathname} = new URL(request.url)
  if (request.headers.get('authorization') !== `Bearer ${sanity.token}`)
    return Response.json(
      {statusCode: 401, error: 'Unauthorized', message: 'Session not found'},
      {status: 401},
    )
  if (request.method === 'GET' && pathname === '/v2025-08-04/hooks/projects/local')
    return Response.json(sanity.webhooks)
  return Response.json({statusCode: 404, error: 'Not Found', message: 'Not found'}, {status: 404})
}

/** The local Stripe takes one key only, a test key, for which there are no webhooks here. @see https://docs.stripe.com/api/webhook_endpoints/list */
export async function stripe(
  {stripe: own}: Dashboards,
  localKey: string,
  request: Request,
  forward: Forward,
) {
  const key = keyOf(request)
  if (request.method === 'GET' && new URL(request.url).pathname === '/v1/webhook_endpoints') {
    if (key === localKey) return Response.json({object: 'list', has_more: false, data: []})
    if (key === own.fullKey) return Response.json({object: 'list', has_more: false, data: own.endpoints})
    const message = 'The provided key does not have the required permissions for this endpoint.'
    const error = {type: 'invalid_request_error', message}
    return Response.json({error}, {status: key === own.key ? 403 : 401})
  }
  if (key !== own.key) return forward(request)
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${localKey}`)
  return forward(new Request(request, {headers}))
}

/** https://resend.com/docs/api-reference/domains/list-domains and below it, and webhooks/list-webhooks */
export async function resend({resend: own}: Dashboards, request: Request, forward: Forward) {
  const {pathname} = new URL(request.url)
  if (request.method !== 'GET' || ![own.key, own.fullKey].includes(keyOf(request))) return forward(request)
  if (keyOf(request) === own.key) {
    const message = 'This API key is restricted to only send emails'
    return Response.json({statusCode: 401, name: 'restricted_api_key', message}, {status: 401})
  }
  if (pathname === '/webhooks') return Response.json({object: 'list', has_more: false, data: own.webhooks})
  if (pathname === '/domains')
    return Response.json({
      object: 'list',
      has_more: false,
      data: own.domains.map(({id, name, status}) => ({id, name, status})),
    })
  const domain = own.domains.find(({id}) => pathname === `/domains/${id}`)
  return domain
    ? Response.json({object: 'domain', ...domain})
    : Response.json({name: 'not_found'}, {status: 404})
}

const keyOf = (request: Request) => request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
