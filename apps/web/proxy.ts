import {notFoundPath} from '@site/schemas/routes/route-table'
import {hasLocale} from 'next-intl'
import createMiddleware from 'next-intl/middleware'
import {type NextRequest, NextResponse} from 'next/server'
import {env} from './environment/env.ts'
import {localizedPath, splitLanguage} from './i18n/localized-path.ts'
import {routing} from './i18n/routing.ts'
import {
  isMalformed,
  isOutsidePages,
  malformedResponse,
  pageWithoutQuery,
  setQueryAsideInProxy,
} from './entrance/in-place-of-guard.ts'
import {querySetAside} from './entrance/page-query.ts'
import {linkPagePath} from './preview/link-page-url.ts'
import {allowInStudio, endedPreviewResponse, markAsPreview, takePreview} from './entrance/preview-request.ts'
import {findPage} from './entrance/known-paths.ts'
import {copyHeader, isFile, missingFileResponse, notFoundResponse} from './entrance/not-found-response.ts'
import {isRenderedForRequest} from './routes/pages.ts'
import {pageNamed, plainPath} from './routes/sought-paths.ts'
import {plainPolicy, policyHeader, renderedPagePolicy} from './responses/security-headers.ts'
import {refuseUnlessAction} from './entrance/server-action-request.ts'

const localized = createMiddleware(routing)

/** Runs before every page: sets the locale from the path, and sends a 404 or a redirect for a path without a page. */
export async function proxy(received: NextRequest): Promise<Response> {
  const response = await respond(received)
  // Next sends a page that it has kept with its own.
  const isPassedOn = ['x-middleware-next', 'x-middleware-rewrite'].some((name) => response.headers.has(name))
  if (!isPassedOn && !response.headers.has(policyHeader)) response.headers.set(policyHeader, plainPolicy)
  return response
}

async function respond(received: NextRequest): Promise<Response> {
  if (isMalformed(received)) return malformedResponse()
  if (isOutsidePages(received.nextUrl.pathname)) return NextResponse.next()
  const request = env.SERVERLESS ? setQueryAsideInProxy(received) : received
  const {pathname} = request.nextUrl
  const {language, path} = splitLanguage(pathname)
  request.headers.delete(policyHeader)
  const refused = await refuseUnlessAction(request, path)
  if (refused) return refused
  const asksForCopy = request === received && request.headers.has(copyHeader)
  if (asksForCopy && isNotFoundPage(pathname)) return NextResponse.next()
  const ended = endedPreviewResponse(request)
  if (ended) return ended
  const preview = takePreview(request)
  const isRendered = preview !== undefined || isRenderedForRequest(path) || request.method === 'POST'
  const nonce = isRendered ? takeNonce(request) : undefined
  const response = localized(request)
  const redirectedTo = response.headers.get('location')
  if (redirectedTo !== null) {
    response.headers.set('location', redirectedTo + querySetAside(request.headers))
    return response
  }
  if (nonce) response.headers.set(policyHeader, renderedPagePolicy(nonce))
  // A draft may have a path that no published page has; the page itself knows.
  if (preview && nonce && !isFile(path)) return markAsPreview(response, preview, nonce)
  const page = () => (request === received ? response : pageWithoutQuery(request))
  if (path === linkPagePath) return allowInStudio(await page())
  const found = (await findPage(path)) ?? (await findAsWritten(path))
  if (found === 'page') return page()
  const named = found ? undefined : pageNamed(plainPath(path))
  const redirectTo = named ? localizedPath('en', named) : found && localizedPath(language, found.redirectTo)
  if (!redirectTo) return isFile(path) ? missingFileResponse() : notFoundResponse(language)
  return NextResponse.redirect(new URL(redirectTo + querySetAside(request.headers), request.url), 308)
}

/** Next writes the nonce that it finds in the request's policy on the scripts of a page. None may get into a page that it keeps. */
function takeNonce({headers}: NextRequest): string {
  const nonce = crypto.randomUUID()
  headers.set(policyHeader, renderedPagePolicy(nonce))
  return nonce
}

async function findAsWritten(path: string): Promise<{redirectTo: string} | undefined> {
  const plain = plainPath(path)
  if (plain === path || isFile(path)) return undefined
  const found = await findPage(plain)
  return found === 'page' ? {redirectTo: plain} : found
}

function isNotFoundPage(pathname: string): boolean {
  const [, locale, ...rest] = pathname.split('/')
  return hasLocale(routing.locales, locale) && `/${rest.join('/')}` === notFoundPath
}

export const config = {
  // The proxy runs for everything but the API, Next's own files and the existing top-level files.
  matcher: [
    {
      source:
        '/((?!api/|_next/|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|(?:maskable-)?icon-(?:192|512)\\.png|juosta\\.svg|(?:door-list-worker|older-browsers)\\.js|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|rss\\.xml|kalendorius\\.ics)$).*)',
      // ordinary-page.ts has done the work for requests with this header.
      missing: [{type: 'header', key: 'x-ordinary-page'}],
    },
    // Both are malformed unless they can be decoded (in-place-of-guard.ts). Where request-guard.ts runs, it has answered before.
    {source: '/:path*', has: [{type: 'header', key: 'x-prerender-revalidate'}]},
    {source: '/(api|_next)/(.*%(?![0-7][0-9a-fA-F]).*)'},
  ],
}
