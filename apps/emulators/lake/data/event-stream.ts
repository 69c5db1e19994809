import type {Writable} from 'node:stream'
import {tooManyRequests} from '../lake-error.ts'

const HEARTBEAT_MS = 15_000
/** Sanity ends a connection after this time, and the client opens another. */
const LIFETIME_MS = 30 * 60_000
/** Sanity's limit on its free plan. */
const MAX_STREAMS = 1000
/** This limits what waits for all clients together. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024

export interface EventStream {
  response: Response
  send(event: string, data: unknown, id?: string): void
  close(): void
}

interface OpenStream {
  waiting(): number
  drop(): void
}

const streams = new Set<OpenStream>()

/**
 * When too much waits, the client that has read least is dropped and has to reconnect.
 * @throws {LakeError} 429 when 1000 streams are open
 */
export function openEventStream(connection: Writable, onClose: () => void): EventStream {
  if (streams.size >= MAX_STREAMS) throw tooManyRequests(`Max listener limit exceeded at ${MAX_STREAMS}`)
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let lifetime: NodeJS.Timeout | undefined

  const stream: OpenStream = {
    waiting: () => connection.writableLength - (controller?.desiredSize ?? 0),
    drop() {
      forget()
      // Unlike closing the stream, this discards what is waiting.
      connection.destroy()
    },
  }
  streams.add(stream)

  function forget() {
    if (!controller) return
    controller = undefined
    streams.delete(stream)
    clearInterval(heartbeat)
    clearTimeout(lifetime)
    onClose()
  }
  function close() {
    controller?.close()
    forget()
  }
  function write(text: string) {
    controller?.enqueue(encoder.encode(text))
    if (stream.waiting() > 0) dropSlowClients()
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS).unref()
        lifetime = setTimeout(close, LIFETIME_MS).unref()
      },
      cancel: forget,
    },
    new ByteLengthQueuingStrategy({highWaterMark: 0}),
  )
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  }
  return {
    response: new Response(body, {headers}),
    close,
    send(event, data, id) {
      const idLine = id === undefined ? '' : `id: ${id}\n`
      write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
  }
}

function dropSlowClients() {
  const waiting = [...streams].map((stream) => ({stream, bytes: stream.waiting()}))
  let total = waiting.reduce((sum, {bytes}) => sum + bytes, 0)
  if (total <= MAX_WAITING_BYTES) return
  for (const {stream, bytes} of waiting.toSorted((a, b) => b.bytes - a.bytes)) {
    if (total <= MAX_WAITING_BYTES) return
    stream.drop()
    total -= bytes
  }
}
