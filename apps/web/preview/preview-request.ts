import {type NextRequest, NextResponse} from 'next/server'
import {localizedPath, splitLanguage} from '#/i18n/localized-path.ts'
import {studioPreviewHeaders} from '#/security-headers.ts'
import {linkPagePath, linkPageUrl} from './link-page-url.ts'
import {clearPreviewCookies, draftModeCookie, grantCookie} from './preview-cookies.ts'
import {type PreviewGrant, readGrant} from './preview-grant.ts'

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

/** The Studio's frame also shows the page that says that its preview has ended. */
export function allowInStudio(response: Response): Response {
  for (const {key, value} of studioPreviewHeaders) response.headers.set(key, value)
  return response
}

/** No cache keeps what a preview shows, and only the Studio may frame it. */
export function markAsPreview(response: Response, {kind}: PreviewGrant): Response {
  response.headers.set('cache-control', 'private, no-store')
  return kind === 'studio' ? allowInStudio(response) : response
}
