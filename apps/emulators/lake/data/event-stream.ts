const HEARTBEAT_MS = 15_000
const MAX_BUFFERED_BYTES = 64 * 1024 * 1024

export interface EventStream {
  response: Response
  /** Sends one event with `data` as JSON. */
  send(event: string, data: unknown, id?: string): void
  close(): void
}

/**
 * A server-sent event stream with a heartbeat that stays open until the client leaves; then it calls `onClose`. A
 * client that stops reading is dropped and has to reconnect.
 */
export function openEventStream(onClose: () => void): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let heartbeat: NodeJS.Timeout | undefined

  function forget() {
    if (!controller) return
    controller = undefined
    clearInterval(heartbeat)
    onClose()
  }
  function close() {
    controller?.close()
    forget()
  }
  function write(text: string) {
    controller?.enqueue(encoder.encode(text))
    if ((controller?.desiredSize ?? 0) < -MAX_BUFFERED_BYTES) close()
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS).unref()
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
