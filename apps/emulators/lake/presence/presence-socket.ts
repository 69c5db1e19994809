import type {IncomingMessage, Server} from 'node:http'
import type {Duplex} from 'node:stream'
import type {WebSocket, WebSocketServer} from 'ws'
import {answerPresence} from './answer-presence.ts'

const path = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/[a-z0-9][a-z0-9_-]*$/
const heartbeatEvery = 10_000
const largestMessage = 64 * 1024

/**
 * The socket over which Studios tell each other who is where. This one knows of nobody, but answers every message in the
 * right form and sends the heartbeat by which a Studio knows that it is connected.
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
    sockets ??= new ws.WebSocketServer({noServer: true, maxPayload: largestMessage})
    sockets.handleUpgrade(request, socket, head, converse)
  })

  return {
    close() {
      for (const socket of sockets?.clients ?? []) socket.terminate()
    },
  }
}

function converse(socket: WebSocket) {
  const heartbeat = setInterval(() => socket.send('♥'), heartbeatEvery)
  socket.on('close', () => clearInterval(heartbeat))
  socket.on('error', () => socket.terminate())
  socket.on('message', (data) => socket.send(answerPresence(String(data))))
}
