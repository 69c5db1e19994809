import type {HttpBindings} from '@hono/node-server'
import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'

/** Where a request comes from, and where its answer may lead to. */
export interface RequestSource {
  ip: string
  userAgent: string | null
  /** Of Auth itself, as the caller reaches it: the issuer of tokens. */
  apiUrl: string
  /** Where links of emails lead to. */
  redirectTo: string
}

export type AuthContext = Context<{Bindings: HttpBindings}>

/** @param isAllowed whether a link may lead to the address; one that may not leads to the site instead */
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

/** Without the zone of an IPv6 address, which the database does not take. */
export const ipOf = (c: AuthContext) => getConnInfo(c).remote.address?.replace(/%.*/, '') ?? ''
