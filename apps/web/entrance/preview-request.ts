import {type NextRequest, NextResponse} from 'next/server'
import {clearPreviewCookies, draftModeCookie, grantCookie} from '#/preview/preview-cookies.ts'
import {type PreviewGrant, readGrant} from '#/preview/preview-grant.ts'
import {policyHeader, renderedPagePolicy, studioOrigin} from '#/responses/security-headers.ts'
import type {PreviewState} from './answers.ts'

/** Without a valid grant, the request loses Next's draft cookie: nobody else may have pages rendered. */
export function takePreview({cookies}: NextRequest): PreviewState {
  const read = readGrant(cookies.get(grantCookie)?.value)
  const isDraftMode = cookies.has(draftModeCookie)
  if (isDraftMode && read.status === 'valid') return {is: 'shown', grant: read.grant}
  if (isDraftMode) cookies.delete(draftModeCookie)
  return read.status === 'expired' ? {is: 'ended', grant: read.grant} : {is: 'none'}
}

export function endOfPreview(to: string, request: NextRequest): Response {
  const response = NextResponse.redirect(new URL(to, request.url), 307)
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
