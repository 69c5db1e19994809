import type {IncomingMessage, ServerResponse} from 'node:http'
import {NextRequest} from 'next/server'
import {vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import {malformedRequestPath, ordinaryHeader} from '../entrance-headers.ts'

export interface Drawn {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body?: string | FormData
}

/** What a visitor gets, however it came about. */
interface Outcome {
  status: number
  location: string | undefined
  /** Where a page is given: without the prefix of its language, and with a query only if it is kept for everybody. */
  page: string | undefined
  policy: string
  headers: Record<string, string>
  cookies: string[]
  /** Whether Next gets to see the cookie that has pages rendered. */
  isDraftMode: boolean
  text: string
}

export type Door = (drawn: Drawn) => Promise<Outcome>

const draftModeCookie = '__prerender_bypass'

const origin = 'http://localhost:3000'

const addresses = {
  pages: [
    '/',
    '/naujienos',
    '/naujienos/ąžuolas',
    '/paieska',
    '/taptinariu',
    '/aukoti',
    '/perziura',
    '/rss.xml',
  ],
  redirects: {'/sena': '/naujienos', '/aukoti/sena': '/aukoti'},
}

/** Stands in for the site, which answers itself: the list of paths, the 404 page and pages without their query. */
async function siteItself(input: string | URL | Request): Promise<Response> {
  const {pathname} = new URL(input instanceof Request ? input.url : input)
  if (pathname === '/api/addresses') return Response.json(addresses)
  return new Response(`page ${pathname}`, {headers: {'content-security-policy': 'kept'}})
}

/** With the guard in front of Next, and without: each has loaded the paths, and time stands still. */
export async function openDoors(): Promise<{withGuard: Door; withoutGuard: Door}> {
  vi.useFakeTimers({toFake: ['performance']})
  vi.stubGlobal('fetch', siteItself)
  const open = async (changes: Parameters<typeof stubSiteEnv>[0]) => {
    vi.resetModules()
    stubSiteEnv(changes)
    const {findPage} = await import('../known-paths.ts')
    await findPage('/')
    const {respondInProxy} = await import('../proxy-response.ts')
    return {respondInProxy, ...(await import('../request-guard.ts'))}
  }
  const behindGuard = await open({PORT: '3000', SERVERLESS: 'false'})
  const {GET} = await import('#/app/api/malformed/route.ts')
  const alone = await open({PORT: '3000', SERVERLESS: 'true'})
  return {
    async withGuard({body, ...drawn}) {
      const request = {...drawn, headers: {...drawn.headers}} as unknown as IncomingMessage
      const response = {setHeader: () => response, appendHeader: () => response} as unknown as ServerResponse
      behindGuard.guardRequest(request, response)
      const {url = '', headers, method = ''} = request
      if (url === malformedRequestPath) return await outcomeOf({method, url, headers: {}}, async () => GET())
      if (headers[ordinaryHeader]) return keptPage(url, headers.cookie)
      const passed = {method, url, headers: headers as Record<string, string>, ...(body && {body})}
      return await outcomeOf(passed, behindGuard.respondInProxy)
    },
    withoutGuard: async (drawn) => await outcomeOf(drawn, alone.respondInProxy),
  }
}

const keptPage = (url: string, cookie: string | undefined): Outcome => ({
  status: 200,
  location: undefined,
  page: unprefixed(url),
  policy: 'kept',
  headers: {},
  cookies: [],
  isDraftMode: cookie?.includes(draftModeCookie) === true,
  text: '',
})

async function outcomeOf(
  {url, method, headers, body}: Drawn,
  respond: (request: NextRequest) => Promise<Response>,
): Promise<Outcome> {
  const request = new NextRequest(origin + url, {method, headers, ...(body && {body})})
  const response = await respond(request)
  const text = response.headers.has('x-middleware-rewrite') ? '' : await response.text()
  const rewritten = response.headers.get('x-middleware-rewrite')
  const fetched = response.status === 200 && text.startsWith('page ') ? text.slice('page '.length) : undefined
  const isNext = response.headers.has('x-middleware-next')
  const page = rewritten ? rewritten.slice(origin.length) : (fetched ?? (isNext ? url : undefined))
  const policy =
    response.headers.get('content-security-policy')?.replace(/nonce-[\da-f-]+/, 'nonce') ?? 'kept'
  const location = response.headers.get('location')
  const told = ['cache-control', 'allow', 'cross-origin-opener-policy', 'x-robots-tag']
  return {
    status: response.status,
    // As a browser reads it.
    location: location === null ? undefined : new URL(location).href,
    page: page === undefined ? undefined : unprefixed(policy === 'kept' ? page : withoutQuery(page)),
    policy,
    headers: Object.fromEntries(
      told.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    ),
    cookies: response.headers.getSetCookie(),
    isDraftMode: page !== undefined && !fetched && cookiesPassed(response, request).includes(draftModeCookie),
    text: page === undefined ? text : '',
  }
}

const withoutQuery = (page: string) => page.replace(/\?.*$/, '')

const unprefixed = (page: string) => page.replace(/^\/lt(?=[/?]|$)/, '').replace(/^(?=\?|$)/, '/')

/** `NextResponse.next({request})` names the headers that it changes. */
function cookiesPassed({headers}: Response, request: NextRequest): string {
  const given = headers.has('x-middleware-override-headers')
    ? headers.get('x-middleware-request-cookie')
    : request.headers.get('cookie')
  return given ?? ''
}
