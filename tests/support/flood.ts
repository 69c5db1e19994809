import {once} from 'node:events'
import {connect, type Socket} from 'node:net'

/** Connections to one port, of a client that means no good. */
export class Flood {
  readonly #port: number
  readonly #sockets: Socket[] = []

  constructor(port: number) {
    this.#port = port
  }

  /** Opens connections that send `text` and then nothing. */
  async open(count: number, text = ''): Promise<void> {
    for (let opened = 0; opened < count; opened += 1) {
      const socket = await this.#connect()
      socket.write(text)
    }
  }

  /** Sends a body as fast as the server takes it. Resolves to the status, or 0 if the connection is closed without one. */
  async send(head: string, megabytes: number, isChunked = false): Promise<number> {
    const socket = await this.#connect()
    let response = ''
    socket.on('data', (chunk: Buffer) => (response += String(chunk)))
    const data = Buffer.alloc(1024 * 1024, 'a')
    socket.write(head)
    for (let sent = 0; sent < megabytes && !socket.destroyed && response === ''; sent += 1) {
      if (isChunked) socket.write('100000\r\n')
      const hasRoom = socket.write(data)
      if (isChunked) socket.write('\r\n')
      if (!hasRoom) await firstOf(socket, 'drain', 'close', 'data')
    }
    if (isChunked && !socket.destroyed) socket.write('0\r\n\r\n')
    if (response === '' && !socket.destroyed)
      await Promise.race([once(socket, 'data'), once(socket, 'close')])
    return Number(response.split(' ')[1] ?? 0)
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async #connect(): Promise<Socket> {
    const socket = connect(this.#port, '127.0.0.1')
    // The server may end any of them.
    socket.on('error', () => {})
    this.#sockets.push(socket)
    await firstOf(socket, 'connect', 'close')
    return socket
  }
}

/** Resolves at the first of these events, or when the connection is reset. */
async function firstOf(socket: Socket, ...events: string[]): Promise<void> {
  const settled = new AbortController()
  await Promise.race(events.map((event) => once(socket, event, {signal: settled.signal}))).catch(() => {})
  settled.abort()
}
