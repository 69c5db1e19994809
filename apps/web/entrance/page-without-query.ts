import {NextRequest} from 'next/server'
import {selfOrigin} from '#/environment/self-origin.ts'
import {plainPolicy, policyHeader} from '#/responses/security-headers.ts'
import {queryHeader} from './entrance-headers.ts'
import {setQueryAside} from './page-query.ts'

/** Returns the request as `setQueryAside` leaves it, and the same one if it has no query to set aside. */
export function setQueryAsideInProxy(request: NextRequest): NextRequest {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request
  const {pathname, search} = request.nextUrl
  const left = {url: pathname + search, headers: Object.fromEntries(request.headers)}
  setQueryAside(left)
  if (left.url === pathname + search && !request.headers.has(queryHeader)) return request
  const url = new URL(request.url)
  url.search = left.url.slice(pathname.length)
  return new NextRequest(url, {method: request.method, headers: left.headers})
}

/**
 * Next would render the query of the request that it got, whatever the proxy rewrites it to. The router in the browser, which
 * wants data, loads a whole page instead.
 */
export async function pageWithoutQuery({nextUrl: {pathname}}: NextRequest): Promise<Response> {
  const {status, headers, body} = await fetch(selfOrigin + pathname, {cache: 'no-store'})
  const policy = headers.get(policyHeader) ?? plainPolicy
  return new Response(body, {
    status,
    headers: {'content-type': headers.get('content-type') ?? 'text/html', [policyHeader]: policy},
  })
}
