import type {NextResponse} from 'next/server'
import {env} from '#/environment/env.ts'
import type {StoredKey} from '#/storage/stored-items.ts'
import {grantLifetime, type PreviewGrant, signGrant} from './preview-grant.ts'

/** With Next's own cookie, pages are rendered for this request instead of taken from the cache. */
export const draftModeCookie = '__prerender_bypass' satisfies StoredKey<'cookie'>

/** Our cookie has a signed grant, which says what the request may see. */
export const grantCookie = 'preview' satisfies StoredKey<'cookie'>

/** The cookie outlives its grant by a day, so that the reader learns that the preview is over. */
export function grantCookieFor(grant: PreviewGrant, headers: Headers) {
  const lastsMs = grant.expiresAt - Date.now() + grantLifetime.studio * 2
  return {
    name: grantCookie,
    value: signGrant(grant),
    ...cookieOptions(headers),
    // A link opens in a window. Other sites' pictures and frames must put nobody into a preview.
    ...(grant.kind === 'document' && {sameSite: 'lax' as const, partitioned: false}),
    maxAge: Math.max(0, Math.round(lastsMs / 1000)),
  }
}

/** Ends the preview in the browser that the response goes to. */
export function clearPreviewCookies(response: NextResponse, headers: Headers): void {
  for (const name of [draftModeCookie, grantCookie])
    response.cookies.set({name, value: '', ...cookieOptions(headers), maxAge: 0})
}

/**
 * Browsers that refuse third-party cookies keep partitioned ones, so these are partitioned in the Studio's frame, as
 * `next-sanity` does with Next's own cookie.
 */
function cookieOptions(headers: Headers) {
  const isSecure = env.NODE_ENV === 'production'
  const isFramedElsewhere =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  return {
    httpOnly: true,
    path: '/',
    secure: isSecure,
    sameSite: isSecure ? ('none' as const) : ('lax' as const),
    partitioned: isSecure && isFramedElsewhere,
  }
}
