import {cors} from 'hono/cors'
import {createMiddleware} from 'hono/factory'

/**
 * Any page may call: who it speaks for is in the token that it sends, never in a cookie. Hosted projects keep a list of
 * origins instead.
 */
export const crossOrigin = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['Content-Length', 'Retry-After', 'X-Sanity-Shard'],
  maxAge: 600,
})

/** Chromium asks before it lets a public page reach a server on this machine. */
export const privateNetwork = createMiddleware(async (c, next) => {
  await next()
  if (c.req.header('access-control-request-private-network')) {
    c.header('access-control-allow-private-network', 'true')
  }
})
