import {once} from 'node:events'
import {request as send, type IncomingMessage} from 'node:http'

export interface PlainRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer | undefined
}

/** Sends a request without the corrections of `fetch`. Of an event stream only the beginning is read. */
export async function sendAsIs(origin: string, {body, ...request}: PlainRequest) {
  const {hostname, port} = new URL(origin)
  const headers = {...request.headers, ...(body && {'content-length': String(body.length)})}
  const outgoing = send({hostname, port, agent: false, ...request, headers})
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const type = response.headers['content-type'] ?? ''
  const chunks: Buffer[] = []
  if (type.startsWith('text/event-stream')) outgoing.destroy()
  else for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
  return {status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString()}
}
