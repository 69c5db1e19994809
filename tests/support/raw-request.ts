import {connect} from 'node:net'

/** A request as it goes over the wire. Its characters are bytes (Latin-1). */
export interface RawRequest {
  method: string
  path: string
  headers: [name: string, value: string][]
  body: string
}

interface RawResponse {
  /** 0 when the connection ended without a response. */
  status: number
  /** By name in lower case; of several with the same name, the last. */
  headers: Record<string, string>
  body: string
  error?: string
}

const TIMEOUT_MS = 60_000

/** Sends the request byte by byte as it is, which `fetch` would refuse or correct, and reads the whole response. */
export function sendRaw(origin: string, request: RawRequest): Promise<RawResponse> {
  const {hostname, port} = new URL(origin)
  const names = new Set(request.headers.map(([name]) => name))
  const lines = [
    `${request.method} ${request.path} HTTP/1.1`,
    ...(names.has('host') ? [] : [`host: ${hostname}:${port}`]),
    'connection: close',
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(request.body, 'latin1')}`,
  ]
  return new Promise((resolve) => {
    const socket = connect({host: hostname, port: Number(port)})
    let text = ''
    let error: string | undefined
    socket.setEncoding('latin1')
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('No response in time')))
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', ({message}) => (error = message))
    socket.on('close', () => {
      const end = text.indexOf('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        headers: parseHeaders(text.slice(0, end)),
        body: text.slice(end + 4),
        ...(error && {error}),
      })
    })
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${request.body}`, 'latin1'))
  })
}

function parseHeaders(head: string): Record<string, string> {
  const lines = head.split('\r\n').slice(1)
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}
