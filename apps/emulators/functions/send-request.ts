import {request as send, type IncomingMessage} from 'node:http'
import {buffer} from 'node:stream/consumers'

/** These headers concern only one connection, so they are not passed on. */
const ownHeaders = new Set(['accept-encoding', 'connection', 'content-length', 'expect', 'transfer-encoding'])

/** Each request has its own connection, since a used one may be closing. Node's `fetch` takes several times as long. */
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
