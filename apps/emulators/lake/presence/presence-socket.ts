import type {IncomingMessage, Server} from 'node:http'
import type {Duplex} from 'node:stream'
import type {WebSocket, WebSocketServer} from 'ws'
import {handleMessage} from './presence-messages.ts'

const path = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/[a-z0-9][a-z0-9_-]*$/
const heartbeatMs = 10_000
const maxMessageBytes = 64 * 1024
const maxWaitingBytes = 1024 * 1024

/**
 * The presence WebSocket of the Studio. It reports nobody, but responds to every message and sends the heartbeat by which
 * a Studio knows that it is connected.
 */
export function servePresence(server: Server): {close(): void} {
  let sockets: WebSocketServer | undefined

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const pathname = URL.parse(request.url ?? '', 'http://localhost')?.pathname
    if (pathname === undefined || !path.test(pathname)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const ws = await import('ws')
    sockets ??= new ws.WebSocketServer({noServer: true, maxPayload: maxMessageBytes})
    sockets.handleUpgrade(request, socket, head, converse)
  })

  return {
    close() {
      for (const socket of sockets?.clients ?? []) socket.terminate()
    },
  }
}

function converse(socket: WebSocket) {
  const send = (text: string) => {
    // A client that does not read is dropped.
    if (socket.bufferedAmount > maxWaitingBytes) socket.terminate()
    else socket.send(text)
  }
  const heartbeat = setInterval(() => send('♥'), heartbeatMs)
  socket.on('close', () => clearInterval(heartbeat))
  socket.on('error', () => socket.terminate())
  socket.on('message', (data) => send(handleMessage(String(data))))
}
