import {type NextRequest, NextResponse} from 'next/server'
import {localizedPath, splitLanguage} from '#/i18n/localized-path.ts'
import {studioPreviewHeaders} from '#/security-headers.ts'
import {linkPagePath, linkPageUrl} from './link-page-url.ts'
import {clearPreviewCookies, draftModeCookie, grantCookie} from './preview-cookies.ts'
import {type PreviewGrant, readGrant} from './preview-grant.ts'

/**
 * The preview that a request may see. Without a valid grant, the request loses the cookie that makes Next render a page for
 * it, and is a visitor's: nobody but the holder of a grant has pages rendered.
 */
export function takePreview(request: NextRequest): PreviewGrant | undefined {
  if (!request.cookies.has(draftModeCookie)) return undefined
  const read = readGrant(request.cookies.get(grantCookie)?.value)
  if (read.status === 'valid') return read.grant
  request.cookies.delete(draftModeCookie)
  return undefined
}

/** Tells somebody who goes on reading after their preview has ended that it has; `undefined` for everybody else. */
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

/** The page that says that the Studio's preview has ended is shown in its frame too. */
export function allowInStudio(response: Response): Response {
  for (const {key, value} of studioPreviewHeaders) response.headers.set(key, value)
  return response
}

/** No cache keeps what a preview shows, and only the Studio may frame it. */
export function markAsPreview(response: Response, {kind}: PreviewGrant): Response {
  response.headers.set('cache-control', 'private, no-store')
  return kind === 'studio' ? allowInStudio(response) : response
}
