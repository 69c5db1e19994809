import {Hono} from 'hono'
import {HTTPException} from 'hono/http-exception'
import {errorResponse, FunctionError} from './function-error.ts'
import type {FunctionPool} from './function-pool.ts'
import type {WireRequest} from './worker/messages.ts'

const base = '/functions/v1'
const bodilessStatuses = new Set([204, 205, 304])

/** The HTTP API of the functions server. */
export function createApp(functions: FunctionPool): Hono {
  const app = new Hono()
  app.get(`${base}/_health`, (c) => c.json({status: 'ok'}))
  for (const path of [`${base}/:name`, `${base}/:name/*`]) {
    app.all(path, async (c) => {
      const response = await functions.call(c.req.param('name') ?? '', await toWire(c.req.raw))
      const body = bodilessStatuses.has(response.status) ? null : response.body
      return new Response(body, {status: response.status, headers: response.headers})
    })
  }
  app.notFound(() => errorResponse('NOT_FOUND'))
  app.onError((error) => {
    if (error instanceof FunctionError) return errorResponse(error.code)
    if (error instanceof HTTPException) return error.getResponse()
    console.error('A request could not be passed on:', error)
    return errorResponse('WORKER_ERROR')
  })
  return app
}

/** The path that a function sees starts with its name, as in hosted Supabase. */
async function toWire(request: Request): Promise<WireRequest> {
  const body = await request.arrayBuffer()
  return {
    method: request.method,
    url: request.url.replace(base, ''),
    headers: [...request.headers],
    body: body.byteLength > 0 ? body : undefined,
  }
}
