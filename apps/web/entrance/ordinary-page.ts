import type {IncomingMessage, ServerResponse} from 'node:http'
import {ordinaryHeader} from './guard-headers.ts'
import {localizedPath, splitLanguage} from '#/i18n/localized-path.ts'
import {linkPagePath} from '#/preview/link-page-url.ts'
import {draftModeCookie, grantCookie} from '#/preview/preview-cookies.ts'
import {isRenderedForRequest} from '#/routes/pages.ts'
import {isKnownPage} from './known-paths.ts'
import {isFile} from './not-found-response.ts'

/** Next names the page that it has rendered for a path in this header, for its router in the browser. */
const rewrittenHeader = 'x-nextjs-rewritten-path'

/**
 * Where somebody reads a published page, the proxy has nothing to decide: Next gets the path with its language at once,
 * and no copy of the request is made for the proxy.
 */
export function passOrdinaryPage(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers[ordinaryHeader]
  const [pathname = '', ...query] = (request.url ?? '').split('?')
  const {language, path} = splitLanguage(pathname)
  if (!isReading(request) || isFile(path) || localizedPath(language, path) !== pathname) return
  if (!isKnownPage(path)) return
  // These have headers of their own.
  if (path === linkPagePath || isRenderedForRequest(path)) return
  const rendered = `/${language}${path === '/' ? '' : path}`
  request.headers[ordinaryHeader] = '1'
  request.url = [rendered, ...query].join('?')
  if (request.headers.rsc && rendered !== pathname) response.setHeader(rewrittenHeader, rendered)
}

function isReading({method, headers}: IncomingMessage): boolean {
  const {cookie = ''} = headers
  return (
    (method === 'GET' || method === 'HEAD') &&
    !cookie.includes(draftModeCookie) &&
    !cookie.includes(`${grantCookie}=`)
  )
}
