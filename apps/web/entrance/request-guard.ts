import {subscribe} from 'node:diagnostics_channel'
import type {IncomingMessage, Server, ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {env} from '#/environment/env.ts'
import {malformedRequestPath, revalidateHeader} from './guard-headers.ts'
import {isDecodable} from './is-decodable.ts'
import {passOrdinaryPage} from './ordinary-page.ts'
import {setQueryAside} from './page-query.ts'
import {policyHeader, securityHeaders} from '#/responses/security-headers.ts'

/** Node publishes this when a request starts, before Next's own listener. */
interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/**
 * Covers what Next does before its routes and the proxy: its redirects (`//`, trailing slashes) would have no security
 * headers, some malformed requests would be a 500, and an upgrade to WebSocket would never be answered.
 */
export function guardRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const {request, response, server} = message as RequestStart
    for (const {key, value} of securityHeaders) response.setHeader(key, value)
    delete request.headers[policyHeader]
    takePolicyOfPage(request, response)
    delete request.headers[revalidateHeader]
    if (isMalformed(request)) Object.assign(request, {method: 'GET', url: malformedRequestPath})
    setQueryAside(request)
    passOrdinaryPage(request, response)
    if (env.NODE_ENV === 'production') refuseOtherProtocols(server)
  })
}

/** Next adds the headers that it keeps with a page to those that are there. Data of a page need no policy of their own. */
function takePolicyOfPage({headers: {rsc}}: IncomingMessage, response: ServerResponse): void {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) => {
    if (name !== policyHeader) return append(name, value)
    return rsc ? response : response.setHeader(name, value)
  }
}

/** Next answers such a request with a 500 or, for an absolute URL, with a redirect to it. */
export function isMalformed({method, url = ''}: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  if (method === 'TRACE' || !url.startsWith('/')) return true
  // The proxy sends the 404 page for other paths.
  return /^\/+(api|_next)\//.test(url) && !isDecodable(url.split('?', 1)[0] ?? '')
}

/** Without listeners for upgrades, Node treats them as the ordinary requests that they also are. */
function refuseOtherProtocols(server: Server): void {
  if (server.listenerCount('connect') > 0) return
  server.removeAllListeners('upgrade')
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
}
