const HEARTBEAT_MS = 15_000

export interface EventStream {
  response: Response
  send(event: string, data: unknown, id?: string): void
}

/** A server-sent event stream that stays open, with a heartbeat, until the client leaves; then `onClose` is called. */
export function openEventStream(onClose: () => void): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let heartbeat: NodeJS.Timeout | undefined
  const close = () => {
    clearInterval(heartbeat)
    controller = undefined
    onClose()
  }
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
      heartbeat = setInterval(() => controller?.enqueue(encoder.encode(':\n\n')), HEARTBEAT_MS).unref()
    },
    cancel: close,
  })
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  }
  return {
    response: new Response(body, {headers}),
    send(event, data, id) {
      const idLine = id === undefined ? '' : `id: ${id}\n`
      controller?.enqueue(encoder.encode(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
    },
  }
}
