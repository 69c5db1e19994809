import {NextRequest, NextResponse} from 'next/server'
import {revalidateHeader} from './guard-headers.ts'
import {isDecodable} from './is-decodable.ts'
import {queryHeader, setQueryAside} from './page-query.ts'

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

/** Has Next render the address that `setQueryAsideInProxy` has left, unless the response redirects or names one already. */
export function withoutQuery(response: NextResponse, request: NextRequest): NextResponse {
  if (['location', 'x-middleware-rewrite'].some((name) => response.headers.has(name))) return response
  return NextResponse.rewrite(request.nextUrl, {headers: response.headers})
}
