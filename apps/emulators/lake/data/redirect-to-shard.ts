import type {Context} from 'hono'

const SHARDS = 200
let next = 0

/**
 * Browsers allow six HTTP/1.1 connections per host and a Studio tab holds more, so each stream gets its own host.
 * The token moves into the URL because a redirect to another host drops the Authorization header.
 */
export function redirectToShard(c: Context, listenOrigin: string): Response | undefined {
  const isBrowser = c.req.header('origin') !== undefined
  const here = new URL(listenOrigin)
  if (!isBrowser || here.hostname !== 'localhost' || /^l\d+\./.test(c.req.header('host') ?? ''))
    return undefined
  next = (next + 1) % SHARDS
  const target = new URL(c.req.url)
  target.protocol = here.protocol
  target.host = `l${next}.${here.host}`
  const token = c.req.header('authorization')?.replace(/^Bearer /i, '')
  if (token) target.searchParams.set('token', token)
  return new Response(null, {status: 307, headers: {location: target.href, 'cache-control': 'no-store'}})
}
