import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {onTestFinished} from 'vitest'

type Handler = (request: Request) => Response | Promise<Response>

/** Starts a web server on a free port until the end of the test and resolves to its URL. */
export async function serve(handler: Handler): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const {method = 'GET', url = '/', headers} = incoming
    const body = ['GET', 'HEAD'].includes(method) ? undefined : await text(incoming)
    const init = {method, headers: headers as Record<string, string>, body}
    const response = await handler(new Request(new URL(url, 'http://localhost'), init))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A URL that refuses connections. */
export const nowhere = 'http://127.0.0.1:1'
