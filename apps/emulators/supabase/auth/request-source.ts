import type {HttpBindings} from '@hono/node-server'
import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'

export interface RequestSource {
  ip: string
  userAgent: string | null
  /** Auth's own URL, as the caller reaches it, is the issuer of tokens. */
  apiUrl: string
  redirectTo: string
}

export type AuthContext = Context<{Bindings: HttpBindings}>

/** A link that `isAllowed` refuses leads to the site instead. */
export function requestSource(
  c: AuthContext,
  siteUrl: string,
  isAllowed: (url: string) => boolean,
): RequestSource {
  const url = new URL(c.req.url)
  const wanted = [c.req.header('redirect_to') || url.searchParams.get('redirect_to'), c.req.header('referer')]
  return {
    ip: ipOf(c),
    userAgent: c.req.header('user-agent') ?? null,
    apiUrl: `${url.origin}/auth/v1`,
    redirectTo: wanted.find((address) => address && isAllowed(address)) ?? siteUrl,
  }
}

/** The database does not take the zone of an IPv6 address. */
export const ipOf = (c: AuthContext) => getConnInfo(c).remote.address?.replace(/%.*/, '') ?? ''
