import {subscribe} from 'node:diagnostics_channel'
import type {IncomingMessage, Server, ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {env} from './env.ts'
import {passOrdinaryPage} from './ordinary-page.ts'
import {setQueryAside} from './page-query.ts'
import {securityHeaders} from './security-headers.ts'

/** Node publishes this when a request starts, before Next's own listener. */
interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/** This path answers 400. */
const malformedRequestPath = '/api/malformed'

/**
 * With Next's key in it, the same as in the cookie of draft mode, Next renders a page again and stores it. Whoever was ever
 * sent a link to a draft has that key. The site itself revalidates by tag and never sends it.
 */
const revalidateHeader = 'x-prerender-revalidate'

/**
 * Covers what Next does before its routes and the proxy: its redirects (`//`, trailing slashes) would have no security
 * headers, some malformed requests would be a 500, and an upgrade to WebSocket would never be answered.
 */
export function guardRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const {request, response, server} = message as RequestStart
    for (const {key, value} of securityHeaders) response.setHeader(key, value)
    delete request.headers[revalidateHeader]
    if (isMalformed(request)) Object.assign(request, {method: 'GET', url: malformedRequestPath})
    setQueryAside(request)
    passOrdinaryPage(request, response)
    if (env.NODE_ENV === 'production') refuseOtherProtocols(server)
  })
}

/** Next answers such a request with a 500 or, for an absolute URL, with a redirect to it. */
export function isMalformed({method, url = ''}: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  if (method === 'TRACE' || !url.startsWith('/')) return true
  // The proxy sends the 404 page for other paths.
  return /^\/+(api|_next)\//.test(url) && !isDecodable(url.split('?', 1)[0] ?? '')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Without listeners for upgrades, Node treats them as the ordinary requests that they also are. */
function refuseOtherProtocols(server: Server): void {
  if (server.listenerCount('connect') > 0) return
  server.removeAllListeners('upgrade')
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
}
