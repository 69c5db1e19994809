import {request as send, type IncomingMessage} from 'node:http'
import {buffer} from 'node:stream/consumers'

/** What concerns only the connection that a request came by. */
const ownHeaders = new Set(['accept-encoding', 'connection', 'content-length', 'expect', 'transfer-encoding'])

/**
 * Sends a request on to a server on this machine, by a connection of its own: one that was used before may be closing. Node's
 * `fetch` would take several times as long.
 */
export async function sendRequest(request: Request, port: number): Promise<Response> {
  const {pathname, search} = new URL(request.url)
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !ownHeaders.has(name)))
  const body = new Uint8Array(await request.arrayBuffer())
  const {promise, resolve, reject} = Promise.withResolvers<IncomingMessage>()
  send(
    {agent: false, host: '127.0.0.1', port, method: request.method, path: pathname + search, headers},
    resolve,
  )
    .on('error', reject)
    .end(body)
  return toResponse(await promise)
}

async function toResponse(message: IncomingMessage): Promise<Response> {
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const body = await buffer(message)
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, {
    status: message.statusCode ?? 500,
    headers: headers.filter(([name]) => !ownHeaders.has(name) && name !== 'keep-alive'),
  })
}
