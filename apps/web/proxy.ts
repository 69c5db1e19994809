import {hasLocale} from 'next-intl'
import createMiddleware from 'next-intl/middleware'
import {NextResponse, type NextRequest} from 'next/server'
import {refreshHeader} from './revalidation/own-origin.ts'
import {passStartGate} from './revalidation/start-gate.ts'
import {localizedPath, splitLanguage} from './i18n/localized-path.ts'
import {routing} from './i18n/routing.ts'
import {findAddress} from './revalidation/known-addresses.ts'
import {isFile, missingFileResponse} from './revalidation/missing-file.ts'
import {notFoundPath, notFoundResponse} from './revalidation/not-found-response.ts'

const inItsLanguage = createMiddleware(routing)

/** Comes before every page: the address decides the language, and an address without a page answers 404 or leads to where it moved. */
export async function proxy(request: NextRequest): Promise<Response> {
  const refresh = request.headers.get(refreshHeader)
  const {pathname} = request.nextUrl
  if (!refresh) await passStartGate(pathname)
  if (refresh && isNotFoundPage(pathname)) return NextResponse.next()
  const response = inItsLanguage(request)
  if (response.headers.has('location')) return response
  const {language, path} = splitLanguage(pathname)
  const found = await findAddress(path, refresh === 'addresses')
  if (found === 'page') return response
  if (!found) return isFile(path) ? missingFileResponse() : notFoundResponse(language)
  const moved = new URL(localizedPath(language, found.movedTo) + request.nextUrl.search, request.url)
  return NextResponse.redirect(moved, 308)
}

function isNotFoundPage(pathname: string): boolean {
  const [, locale, ...rest] = pathname.split('/')
  return hasLocale(routing.locales, locale) && `/${rest.join('/')}` === notFoundPath
}

export const config = {
  // Everything but calls, Next's own files, and the files that there are at the top of the site.
  matcher:
    '/((?!api/|_next/|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|juosta\\.svg|robots\\.txt|sitemap\\.xml|rss\\.xml|kalendorius\\.ics)$).*)',
}
