import {documentPath} from '@site/schemas/routes/document-path'
import {cookies, draftMode} from 'next/headers'
import {NextResponse} from 'next/server'
import {getSharedDraft, isRevoked} from '#/features/preview/preview-queries.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {type LinkFault, linkPageUrl} from '#/preview/link-page-url.ts'
import {grantCookieFor} from '#/preview/preview-cookies.ts'
import {type DocumentGrant, readGrant} from '#/preview/preview-grant.ts'
import {env} from '#/environment/env.ts'

/** `/api/preview/links` makes these links. Each shows the draft of one document, for as long as the link lasts. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const language = query.get('language') === 'en' ? 'en' : 'lt'
  const to = (path: string) => {
    const response = NextResponse.redirect(new URL(localizedPath(language, path), env.SITE_URL), 307)
    response.headers.set('cache-control', 'private, no-store')
    response.headers.set('referrer-policy', 'no-referrer')
    return response
  }
  const read = readGrant(query.get('link') ?? undefined)
  if (read.status === 'invalid' || read.grant.kind !== 'document') return to(linkPageUrl({reason: 'invalid'}))
  if (read.status === 'expired') return to(linkPageUrl({reason: 'expired', at: read.grant.expiresAt}))
  const opened = await openDraft(read.grant)
  if ('reason' in opened) return to(linkPageUrl(opened))
  if (!opened.isDraft) return to(opened.path)
  const mode = await draftMode()
  mode.enable()
  ;(await cookies()).set(grantCookieFor(read.grant, request.headers))
  return to(opened.path)
}

async function openDraft(grant: DocumentGrant): Promise<LinkFault | {path: string; isDraft: boolean}> {
  const shared = await getSharedDraft(grant.document)
  if (shared.revokedAt !== null && isRevoked(grant, shared))
    return {reason: 'revoked', at: Date.parse(shared.revokedAt)}
  const path = shared.document && documentPath(shared.document)
  return path ? {path, isDraft: shared.isDraft} : {reason: 'invalid'}
}
