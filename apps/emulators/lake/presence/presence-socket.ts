import type {IncomingMessage, Server} from 'node:http'
import type {Duplex} from 'node:stream'
import type {WebSocket, WebSocketServer} from 'ws'
import {handleMessage} from './presence-messages.ts'
import {createPresenceRoom, type PresenceRoom, type Visitor} from './presence-room.ts'

const path = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/([a-z0-9][a-z0-9_-]*)$/
const heartbeatMs = 10_000
const maxMessageBytes = 64 * 1024
const maxWaitingBytes = 1024 * 1024

type IdentityOf = (token: string) => string | undefined

/** Sends the heartbeat by which a Studio knows that it is connected. */
export function servePresence(server: Server, identityOf: IdentityOf): {close(): void} {
  const rooms = new Map<string, PresenceRoom>()
  let sockets: WebSocketServer | undefined

  server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const pathname = URL.parse(request.url ?? '', 'http://localhost')?.pathname
    const dataset = pathname === undefined ? undefined : path.exec(pathname)?.[1]
    if (dataset === undefined) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const ws = await import('ws')
    sockets ??= new ws.WebSocketServer({noServer: true, maxPayload: maxMessageBytes})
    const room = rooms.get(dataset) ?? createPresenceRoom()
    rooms.set(dataset, room)
    sockets.handleUpgrade(request, socket, head, (opened) => converse(opened, room, identityOf))
  })

  return {
    close() {
      for (const socket of sockets?.clients ?? []) socket.terminate()
    },
  }
}

function converse(socket: WebSocket, room: PresenceRoom, identityOf: IdentityOf) {
  const send = (text: string) => {
    // A client that does not read is dropped.
    if (socket.bufferedAmount > maxWaitingBytes) socket.terminate()
    else socket.send(text)
  }
  const visitor: Visitor = {
    identity: undefined,
    session: undefined,
    subscriptions: new Set(),
    send: (message) => send(JSON.stringify(message)),
  }
  room.enter(visitor)
  const heartbeat = setInterval(() => send('♥'), heartbeatMs)
  socket.on('close', () => {
    clearInterval(heartbeat)
    room.leave(visitor)
  })
  socket.on('error', () => socket.terminate())
  socket.on('message', (data) => send(handleMessage(String(data), visitor, {room, identityOf})))
}
