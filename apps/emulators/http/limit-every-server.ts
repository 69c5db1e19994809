import {subscribe} from 'node:diagnostics_channel'
import {type IncomingMessage, Server} from 'node:http'
import {limitConnections} from './limit-connections.ts'

// Loaded with `node --import` into programs whose server is not ours, such as `next start`: limits every HTTP server at the
// moment it listens. Where the site is hosted, this is the task of nginx or of the host.

const MAX_BODY_BYTES = 1024 * 1024
/** For the client to read the refusal while it is still sending. */
const LINGER_MS = 500

subscribe('tracing:net.server.listen:asyncStart', (message) => {
  const {server} = message as {server: unknown}
  if (!(server instanceof Server)) return
  refuseLargeBodies(server)
  limitConnections(server)
})

function refuseLargeBodies(server: Server) {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) <= MAX_BODY_BYTES) {
      if (request.headers['transfer-encoding']) cutBody(request)
      for (const listener of listeners) listener.call(server, request, response)
      return
    }
    response.writeHead(413, {'content-type': 'text/plain'}).end('Payload Too Large')
    setTimeout(() => request.complete || request.socket.destroy(), LINGER_MS)
  })
}

/** Ends the connection when a body of unknown length turns out to be too long. */
function cutBody(request: IncomingMessage) {
  const push = request.push.bind(request)
  let bytes = 0
  request.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.length ?? 0
    if (bytes <= MAX_BODY_BYTES) return push(chunk, encoding)
    request.socket.destroy()
    return false
  }
}
