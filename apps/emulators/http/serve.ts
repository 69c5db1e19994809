import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {getRequestListener, type HttpBindings} from '@hono/node-server'
import {type Disk, refuseWritesOnFullDisk} from './full-disk.ts'
import {type BodyLimits, defaultBodyLimits, type Fetch, limitBodies} from './limit-bodies.ts'
import {connectionsCheckingInterval, limitConnections} from './limit-connections.ts'

interface ServeOptions extends Partial<BodyLimits> {
  fetch: Fetch
  /** With 0 the system chooses a port. */
  port: number
  variable: string
  /** Without it, the service stores nothing. */
  disk?: Disk
}

/** Bodies are limited to 1 MB by default. @throws {Error} that says what to change when the port is in use */
export async function serve({
  fetch,
  port,
  variable,
  disk,
  ...limits
}: ServeOptions): Promise<{server: Server; port: number}> {
  const limited = limitBodies(disk ? refuseWritesOnFullDisk(fetch, disk) : fetch, {
    ...defaultBodyLimits,
    ...limits,
  })
  const listener = getRequestListener((request, bindings) =>
    // Hosts such as 256.256.256.256 get this far, but no URL can contain them.
    URL.canParse(request.url)
      ? limited(request, bindings as HttpBindings)
      : new Response('Invalid host header', {status: 400}),
  )
  const server = createServer(
    {connectionsCheckingInterval},
    (request, response) => void listener(request, response),
  )
  limitConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${port} is taken: stop what listens there, or set ${variable} to a free port`
      reject(error.code === 'EADDRINUSE' ? new Error(message, {cause: error}) : error)
    })
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
  return {server, port: (server.address() as AddressInfo).port}
}

/** It resolves once all pending requests have a response. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
}
