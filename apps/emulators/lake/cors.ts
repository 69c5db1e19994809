import {cors} from 'hono/cors'
import {createMiddleware} from 'hono/factory'

/** Callers are identified by the token they send, never by a cookie, so any page may call. */
export const allowAnyOrigin = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['Content-Length', 'Retry-After', 'X-Sanity-Shard'],
  maxAge: 600,
})

/** Chromium sends a preflight before a public page may reach a server on this machine. */
export const allowPrivateNetwork = createMiddleware(async (c, next) => {
  await next()
  if (c.req.header('access-control-request-private-network')) {
    c.header('access-control-allow-private-network', 'true')
  }
})
