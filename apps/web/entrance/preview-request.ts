import {type NextRequest, NextResponse} from 'next/server'
import {localizedPath, splitLanguage} from '#/i18n/localized-path.ts'
import {policyHeader, renderedPagePolicy, studioOrigin} from '#/responses/security-headers.ts'
import {linkPagePath, linkPageUrl} from '#/preview/link-page-url.ts'
import {clearPreviewCookies, draftModeCookie, grantCookie} from '#/preview/preview-cookies.ts'
import {type PreviewGrant, readGrant} from '#/preview/preview-grant.ts'

/** Without a valid grant, the request loses Next's draft cookie: nobody else may have pages rendered. */
export function takePreview(request: NextRequest): PreviewGrant | undefined {
  if (!request.cookies.has(draftModeCookie)) return undefined
  const read = readGrant(request.cookies.get(grantCookie)?.value)
  if (read.status === 'valid') return read.grant
  request.cookies.delete(draftModeCookie)
  return undefined
}

/** Only somebody who goes on reading after their preview has ended gets this response. */
export function endedPreviewResponse(request: NextRequest): Response | undefined {
  const read = readGrant(request.cookies.get(grantCookie)?.value)
  const {language, path} = splitLanguage(request.nextUrl.pathname)
  if (read.status !== 'expired' || path === linkPagePath) return undefined
  const at = read.grant.expiresAt
  const page = linkPageUrl(
    read.grant.kind === 'document'
      ? {reason: 'expired', at}
      : {reason: 'ended', at, page: request.nextUrl.pathname + request.nextUrl.search},
  )
  const response = NextResponse.redirect(new URL(localizedPath(language, page), request.url), 307)
  response.headers.set('cache-control', 'private, no-store')
  clearPreviewCookies(response, request.headers)
  return response
}

/** Such a page may also be opened by the Studio, and speak with it. Its policy says whether it may be framed. */
export function allowInStudio(response: Response): Response {
  response.headers.set('cross-origin-opener-policy', 'unsafe-none')
  return response
}

/** No cache keeps what a preview shows, and only the Studio may frame it. */
export function markAsPreview(response: Response, {kind}: PreviewGrant, nonce: string): Response {
  const isInStudio = kind === 'studio' && studioOrigin !== undefined
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set(policyHeader, renderedPagePolicy(nonce, isInStudio ? studioOrigin : undefined))
  return isInStudio ? allowInStudio(response) : response
}
