import {subscribe} from 'node:diagnostics_channel'
import type {IncomingMessage, Server, ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {env} from '#/environment/env.ts'
import {localizedPath, splitLanguage} from '#/i18n/localized-path.ts'
import {draftModeCookie, grantCookie} from '#/preview/preview-cookies.ts'
import {policyHeader, securityHeaders} from '#/responses/security-headers.ts'
import type {Answer, Asked, Facts, Question} from './answers.ts'
import {decide, isFile} from './decide.ts'
import {malformedRequestPath, ordinaryHeader, revalidateHeader} from './entrance-headers.ts'
import {isKnownPage} from './known-paths.ts'
import {setQueryAside} from './page-query.ts'

/** Node publishes this when a request starts, before Next's own listener. */
interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

/**
 * Covers what Next does before its routes and the proxy: its redirects (`//`, trailing slashes) would have no security
 * headers, some malformed requests would be a 500, and an upgrade to WebSocket would never be answered.
 */
export function guardRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const {request, response, server} = message as RequestStart
    guardRequest(request, response)
    if (env.NODE_ENV === 'production') refuseOtherProtocols(server)
  })
}

/** Leaves to the proxy what cannot be decided at once. */
export function guardRequest(request: IncomingMessage, response: ServerResponse): void {
  for (const {key, value} of securityHeaders) response.setHeader(key, value)
  takePolicyOfPage(request, response)
  for (const name of [policyHeader, revalidateHeader, ordinaryHeader]) delete request.headers[name]
  const asked = askedBy(request)
  const answer = decideAtOnce(asked, request)
  if ('give' in answer && answer.give === 'malformed')
    Object.assign(request, {method: 'GET', url: malformedRequestPath})
  setQueryAside(request)
  if (isOrdinaryPage(answer)) passPage(asked.pathname, request, response)
}

function askedBy({method = '', url = '', headers}: IncomingMessage): Asked {
  const [pathname = ''] = url.split('?', 1)
  return {method, pathname, search: url.slice(pathname.length), header: (name) => headers[name]?.toString()}
}

function decideAtOnce(asked: Asked, {headers: {cookie = ''}}: IncomingMessage): Answer | Question {
  const mayPreview = cookie.includes(draftModeCookie) || cookie.includes(`${grantCookie}=`)
  const facts: Facts = {found: new Map(), ...(!mayPreview && {preview: {is: 'none'}})}
  const answer = decide(asked, facts)
  if (!('ask' in answer) || answer.ask !== 'path' || isFile(answer.path)) return answer
  return isKnownPage(answer.path)
    ? decide(asked, {...facts, found: new Map([[answer.path, 'page']])})
    : answer
}

/** Others have headers of their own. */
const isOrdinaryPage = (answer: Answer | Question) =>
  'give' in answer && answer.give === 'page' && !answer.isRendered && !answer.isForStudio

/** Next names the page that it has rendered for a path in this header, for its router in the browser. */
const rewrittenHeader = 'x-nextjs-rewritten-path'

/**
 * Where somebody reads a published page, the proxy has nothing to decide: Next gets the path with its language at once,
 * and no copy of the request is made for the proxy.
 */
function passPage(pathname: string, request: IncomingMessage, response: ServerResponse): void {
  const {language, path} = splitLanguage(pathname)
  // Next redirects `/en/`.
  if (localizedPath(language, path) !== pathname) return
  const rendered = `/${language}${path === '/' ? '' : path}`
  request.headers[ordinaryHeader] = '1'
  request.url = rendered + (request.url ?? '').slice(pathname.length)
  if (request.headers.rsc && rendered !== pathname) response.setHeader(rewrittenHeader, rendered)
}

/** Next adds the headers that it keeps with a page to those that are there. Data of a page need no policy of their own. */
function takePolicyOfPage({headers: {rsc}}: IncomingMessage, response: ServerResponse): void {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) => {
    if (name !== policyHeader) return append(name, value)
    return rsc ? response : response.setHeader(name, value)
  }
}

/** Without listeners for upgrades, Node treats them as the ordinary requests that they also are. */
function refuseOtherProtocols(server: Server): void {
  if (server.listenerCount('connect') > 0) return
  server.removeAllListeners('upgrade')
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
}
