import {getConnInfo} from '@hono/node-server/conninfo'
import {Hono, type Context} from 'hono'
import {HTTPException} from 'hono/http-exception'
import {GATEWAY_KEY} from '../http/gateway-key.ts'
import {errorResponse, FunctionError} from './function-error.ts'
import type {Functions} from './function-processes.ts'

const base = '/functions/v1'

/** @param secretKey by which the gateway is known */
export function createApp(functions: Functions, secretKey: string | undefined): Hono {
  const app = new Hono()
  app.get(`${base}/_health`, (c) => c.json({status: 'ok'}))
  for (const path of [`${base}/:name`, `${base}/:name/*`]) {
    app.all(path, async (c) => functions.call(c.req.param('name') ?? '', await forFunction(c, secretKey)))
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
async function forFunction(c: Context, secretKey: string | undefined): Promise<Request> {
  const request = c.req.raw
  const {method} = request
  const headers = new Headers(request.headers)
  if (secretKey === undefined || headers.get(GATEWAY_KEY) !== secretKey) believeNoAddress(headers, c)
  for (const name of ['expect', GATEWAY_KEY]) headers.delete(name)
  const body = await request.arrayBuffer()
  return new Request(request.url.replace(base, ''), {
    method,
    headers,
    body: body.byteLength > 0 ? body : null,
  })
}

/** Whoever calls this port past the gateway has the address of the connection. */
function believeNoAddress(headers: Headers, c: Context) {
  for (const name of Array.from(headers.keys()))
    if (/^(?:cf-connecting-ip|true-client-ip|forwarded|x-real-ip|x-forwarded-.*)$/.test(name))
      headers.delete(name)
  // The schedule calls without a connection.
  const address = c.env && getConnInfo(c).remote.address
  if (address) headers.set('cf-connecting-ip', address)
}
