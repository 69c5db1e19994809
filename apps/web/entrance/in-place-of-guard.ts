import {NextRequest} from 'next/server'
import {revalidateHeader} from './guard-headers.ts'
import {isDecodable} from './is-decodable.ts'
import {queryHeader, setQueryAside} from './page-query.ts'
import {plainPolicy, policyHeader} from '#/responses/security-headers.ts'
import {selfOrigin} from '#/environment/self-origin.ts'

/** What request-guard.ts does in front of Next, the proxy does on a host where nothing of the site runs there. */
export function isMalformed({headers, nextUrl: {pathname}}: NextRequest): boolean {
  return headers.has(revalidateHeader) || (isOutsidePages(pathname) && !isDecodable(pathname))
}

export const malformedResponse = () => Response.json({error: 'The request is malformed'}, {status: 400})

/** The API and Next's own files. */
export const isOutsidePages = (pathname: string) => /^\/(api|_next)\//.test(pathname)

/** Returns the request as `setQueryAside` leaves it, and the same one if it has no query to set aside. */
export function setQueryAsideInProxy(request: NextRequest): NextRequest {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request
  const url = request.nextUrl.pathname + request.nextUrl.search
  const left = {url, headers: Object.fromEntries(request.headers)}
  setQueryAside(left)
  if (left.url === url && !request.headers.has(queryHeader)) return request
  return new NextRequest(new URL(left.url, request.url), {method: request.method, headers: left.headers})
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
