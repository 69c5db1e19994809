import type {HttpBindings} from '@hono/node-server'
import {HTTPException} from 'hono/http-exception'

export type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

export interface BodyLimits {
  maxBytes: (path: string, request: Request) => number | Promise<number>
  tooLarge: (path: string, maxBytes: number) => Response
}

const MB = 1024 * 1024
/** A handler may hold a body in memory, so the number of bodies over 1 MB that arrive at once is limited. */
const MAX_LARGE_BODIES = 16

export const defaultBodyLimits: BodyLimits = {
  maxBytes: () => MB,
  tooLarge: (_path, maxBytes) =>
    refusal(413, 'Payload Too Large', `Request body exceeds limit of ${maxBytes} bytes`),
}

/**
 * Refuses a body before reading if `content-length` is too large, and otherwise while the handler reads.
 * `hono/body-limit` would buffer a chunked body before the handler sees it.
 */
export function limitBodies(fetch: Fetch, {maxBytes, tooLarge}: BodyLimits): Fetch {
  let largeBodies = 0
  return async (request, bindings) => {
    const path = bindings.incoming.url ?? '/'
    const limit = await maxBytes(path, request)
    let isLarge = false
    let refused: Response | undefined

    function refuseAt(bytes: number) {
      if (bytes > limit) refused = tooLarge(path, limit)
      else if (bytes > MB && !isLarge) {
        if (largeBodies >= MAX_LARGE_BODIES) refused = busy()
        else largeBodies += 1
        isLarge = refused === undefined
      }
      return refused
    }

    try {
      const announced = refuseAt(Number(request.headers.get('content-length') ?? 0))
      if (announced) return announced
      const response = await fetch(counted(request, refuseAt), bindings)
      return refused ?? response
    } catch (error) {
      // A handler may pass on the failure of its body.
      if (refused) return refused
      throw error
    } finally {
      if (isLarge) largeBodies -= 1
    }
  }
}

/** Node ends a body at its `content-length`, so only a chunked one is counted. */
function counted(request: Request, refuseAt: (bytes: number) => Response | undefined): Request {
  if (!request.headers.has('transfer-encoding') || !request.body) return request
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      // Hono treats this error as a response, and does not log it.
      if (refuseAt(bytes)) controller.error(new HTTPException(413))
      else controller.enqueue(chunk)
    },
  })
  const init: RequestInit & {duplex: 'half'} = {body: request.body.pipeThrough(counter), duplex: 'half'}
  return new Request(request, init)
}

function busy(): Response {
  const response = refusal(503, 'Service Unavailable', 'Too many large bodies at a time')
  response.headers.set('retry-after', '1')
  return response
}

const refusal = (statusCode: number, error: string, message: string) =>
  Response.json(
    {statusCode, error, message},
    {status: statusCode, headers: {'access-control-allow-origin': '*'}},
  )
