import type {IncomingMessage, Server} from 'node:http'
import type {Socket} from 'node:net'

/** These are milliseconds. They limit how a request arrives, while a response, such as a stream, may take any time. */
export const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5000,
  /** This is the time without a byte in either direction. Our streams send a heartbeat every 15 s. */
  timeout: 120_000,
}

/** Node looks for late requests this often. Only `createServer` accepts the option. */
export const connectionsCheckingInterval = 2000

const MAX_CONNECTIONS = 1000

/** Above the maximum, a new connection replaces the one that has waited longest, so that idle ones keep nobody out. */
export function limitConnections(server: Server, {maxConnections = MAX_CONNECTIONS, ...changes} = {}): void {
  Object.assign(server, timeouts, changes)
  const open = new Map<Socket, IncomingMessage | undefined>()

  server.on('connection', (socket: Socket) => {
    if (open.size >= maxConnections) {
      const [first] = open.keys()
      const victim = longestWaiting(open) ?? first
      victim?.destroy()
      if (victim) open.delete(victim)
    }
    open.set(socket, undefined)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (request, response) => {
    open.set(request.socket, request)
    response.once('close', () => open.has(request.socket) && open.set(request.socket, undefined))
  })
}

function longestWaiting(open: Map<Socket, IncomingMessage | undefined>): Socket | undefined {
  for (const [socket, request] of open) if (!request?.complete) return socket
  return undefined
}
