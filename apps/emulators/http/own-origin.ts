import type {IncomingMessage, Server, ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'

const loopbackName = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** False when a page has pointed its own host name at this machine (DNS rebinding). */
const isLoopbackHost = (host: string | undefined) => loopbackName.test(host ?? '')

/** Programs, pages of this server and links to it pass. Pages of other origins may neither read nor send anything. */
export function isOwnOrigin(header: (name: string) => string | undefined): boolean {
  const host = header('host')
  const origin = header('origin')
  const site = header('sec-fetch-site') ?? 'none'
  const isLink = origin === undefined && header('sec-fetch-mode') === 'navigate'
  return (
    isLoopbackHost(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (isLink || site === 'same-origin' || site === 'none')
  )
}

const refusal = JSON.stringify({
  statusCode: 403,
  error: 'Forbidden',
  message: 'Only pages of this server may do this',
})

/** Other origins are refused before anything else that listens to the server's requests. */
export function serveOwnOriginOnly(server: Server): void {
  const [requests, upgrades] = [server.listeners('request'), server.listeners('upgrade')]
  server.removeAllListeners('request').removeAllListeners('upgrade')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isOwnOrigin((name) => request.headers[name] as string | undefined)) {
      for (const listener of requests) listener.call(server, request, response)
    } else {
      response.writeHead(403, {'content-type': 'application/json'}).end(refusal)
    }
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOwnOrigin((name) => request.headers[name] as string | undefined)) {
      for (const listener of upgrades) listener.call(server, request, socket, head)
    } else {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    }
  })
}

const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.)/

/** Pages in a browser are not local programs. */
export function isLocalProgram(c: Context): boolean {
  const {address = ''} = getConnInfo(c).remote
  const fromBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
  return loopbackAddress.test(address) && isLoopbackHost(c.req.header('host')) && !fromBrowser
}
