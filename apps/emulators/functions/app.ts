import {Hono} from 'hono'
import {HTTPException} from 'hono/http-exception'
import {errorResponse, FunctionError} from './function-error.ts'
import type {Functions} from './function-processes.ts'

const base = '/functions/v1'

export function createApp(functions: Functions): Hono {
  const app = new Hono()
  app.get(`${base}/_health`, (c) => c.json({status: 'ok'}))
  for (const path of [`${base}/:name`, `${base}/:name/*`]) {
    app.all(path, async (c) => functions.call(c.req.param('name') ?? '', await forFunction(c.req.raw)))
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
async function forFunction(request: Request): Promise<Request> {
  const {method, headers} = request
  const body = await request.arrayBuffer()
  return new Request(request.url.replace(base, ''), {
    method,
    headers: [...headers].filter(([name]) => name !== 'expect'),
    body: body.byteLength > 0 ? body : null,
  })
}
