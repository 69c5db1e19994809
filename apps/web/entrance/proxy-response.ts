import createMiddleware from 'next-intl/middleware'
import {type NextRequest, NextResponse} from 'next/server'
import {env} from '#/environment/env.ts'
import {routing} from '#/i18n/routing.ts'
import {plainPolicy, policyHeader, renderedPagePolicy} from '#/responses/security-headers.ts'
import type {Answer, Facts, Found, PageAnswer, Refusal} from './answers.ts'
import {decide} from './decide.ts'
import {findPage} from './known-paths.ts'
import {missingFileResponse, notFoundResponse} from './not-found-response.ts'
import {querySetAside} from './page-query.ts'
import {pageWithoutQuery, setQueryAsideInProxy} from './page-without-query.ts'
import {allowInStudio, endOfPreview, markAsPreview, takePreview} from './preview-request.ts'
import {isOfOurPages} from './server-action-request.ts'

const localized = createMiddleware(routing)

interface Received {
  request: NextRequest
  /** As the visitor sent it, also where it was set aside. */
  search: string
  /** Next still has the query, which is set aside in `request` alone. */
  hasQueryInNext: boolean
}

/** Where nothing of the site runs in front of Next (`SERVERLESS`), the query is set aside here. */
export async function respondInProxy(received: NextRequest): Promise<Response> {
  const request = env.SERVERLESS ? setQueryAsideInProxy(received) : received
  const {search} = received.nextUrl
  const response = await responseWith({
    request,
    search: env.SERVERLESS ? search : querySetAside(received.headers) || search,
    hasQueryInNext: request !== received,
  })
  // Next sends a page that it has kept with its own.
  const isPassedOn = ['x-middleware-next', 'x-middleware-rewrite'].some((name) => response.headers.has(name))
  if (!isPassedOn && !response.headers.has(policyHeader)) response.headers.set(policyHeader, plainPolicy)
  return response
}

async function responseWith(received: Received): Promise<Response> {
  const {request, search} = received
  request.headers.delete(policyHeader)
  const answer = await answerTo(received)
  switch (answer.give) {
    case 'malformed':
      return Response.json({error: 'The request is malformed'}, {status: 400})
    case 'next':
      return NextResponse.next()
    case 'refusal':
      return refusalResponse(answer)
    case 'endOfPreview':
      return endOfPreview(answer.to, request)
    case 'prefix':
      return withSearch(localized(request), search)
    case 'page':
      return await pageResponse(received, answer)
    case 'redirect':
      return NextResponse.redirect(new URL(answer.to + search, request.url), 308)
    case 'missingFile':
      return missingFileResponse()
    case 'notFound':
      return await notFoundResponse(answer.language)
  }
}

/** Looks up what the decision asks for, until there is one. */
async function answerTo({request, search}: Received): Promise<Answer> {
  const {method, headers, nextUrl} = request
  const asked = {
    method,
    pathname: nextUrl.pathname,
    search,
    header: (name: string) => headers.get(name) ?? undefined,
  }
  const found = new Map<string, Found>()
  const facts: Facts = {found}
  for (;;) {
    const answer = decide(asked, facts)
    if ('give' in answer) return answer
    if (answer.ask === 'preview') facts.preview = takePreview(request)
    else if (answer.ask === 'body') facts.isBodyOurs = await isOfOurPages(request, answer.of)
    else found.set(answer.path, (await findPage(answer.path)) ?? 'nothing')
  }
}

async function pageResponse({request, hasQueryInNext}: Received, answer: PageAnswer): Promise<Response> {
  const nonce = answer.isRendered ? takeNonce(request) : undefined
  const response = localized(request)
  if (nonce) response.headers.set(policyHeader, renderedPagePolicy(nonce))
  if (answer.preview && nonce) return markAsPreview(response, answer.preview, nonce)
  const page = hasQueryInNext && !nonce ? await pageWithoutQuery(request) : response
  return answer.isForStudio ? allowInStudio(page) : page
}

/** Next writes the nonce that it finds in the request's policy on the scripts of a page. None may get into a page that it keeps. */
function takeNonce({headers}: NextRequest): string {
  const nonce = crypto.randomUUID()
  headers.set(policyHeader, renderedPagePolicy(nonce))
  return nonce
}

function withSearch(redirect: Response, search: string): Response {
  const [location = ''] = redirect.headers.get('location')?.split('?') ?? []
  redirect.headers.set('location', location + search)
  return redirect
}

function refusalResponse({status, error, allow}: Refusal): Response {
  return Response.json({error}, {status, headers: {'cache-control': 'no-store', ...(allow && {allow})}})
}
