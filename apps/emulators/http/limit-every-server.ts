import {subscribe} from 'node:diagnostics_channel'
import {type IncomingMessage, Server} from 'node:http'
import {maxBodyBytes} from '@site/schemas/body-limits'
import {limitConnections} from './limit-connections.ts'

// `node --import` loads this file into programs whose server is not ours, such as Next's. Where the site is
// hosted, nginx or the host sets these limits.

/** The client needs this time to read the response while it is still sending. */
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
    if (Number(request.headers['content-length'] ?? 0) <= maxBodyBytes) {
      if (request.headers['transfer-encoding']) cutBody(request)
      for (const listener of listeners) listener.call(server, request, response)
      return
    }
    response.writeHead(413, {'content-type': 'text/plain'}).end('Payload Too Large')
    setTimeout(() => request.complete || request.socket.destroy(), LINGER_MS)
  })
}

/** A body of unknown length is only found too long while it arrives. */
function cutBody(request: IncomingMessage) {
  const push = request.push.bind(request)
  let bytes = 0
  request.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.length ?? 0
    if (bytes <= maxBodyBytes) return push(chunk, encoding)
    request.socket.destroy()
    return false
  }
}
