import type {IncomingMessage} from 'node:http'
import {splitLanguage} from '#/i18n/localized-path.ts'
import {isRenderedForRequest} from '#/routes/pages.ts'
import {queryHeader} from './entrance-headers.ts'

/** It matches pages, but neither what Next redirects to a page, nor the API and Next's own files. */
const pagePath = /^\/(?!api\/|_next\/|\/)(?:.*[^/])?$/

/**
 * Scripts read the query of a page that is rendered once for everybody. Next renders a changed page for the next
 * request, and would write that request's query, such as a token, into what it then sends to everybody.
 */
export function setQueryAside(request: Pick<IncomingMessage, 'headers' | 'url'>): void {
  delete request.headers[queryHeader]
  const [pathname = '', ...rest] = (request.url ?? '').split('?')
  const search = rest.join('?')
  if (!search || !pagePath.test(pathname) || isRenderedForRequest(splitLanguage(pathname).path)) return
  request.headers[queryHeader] = search
  request.url = request.headers.rsc ? pathname + routerParameter(search) : pathname
}

export function querySetAside(headers: Headers): string {
  const search = headers.get(queryHeader)
  return search ? `?${search}` : ''
}

/** Next's router adds this to distinguish its requests from those for the document. */
function routerParameter(search: string): string {
  const value = new URLSearchParams(search).get('_rsc')
  return value === null ? '' : `?_rsc=${encodeURIComponent(value)}`
}
