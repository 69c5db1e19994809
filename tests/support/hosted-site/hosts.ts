import {stackEnv} from '../../env.ts'
import type {ManagementApi} from '../hosted-supabase/management-api.ts'
import {urls} from './addresses.ts'
import {resend, sanityManagement, stripe, type Dashboards} from './vendors.ts'

/** Answers requests to a host. */
export type Host = (request: Request) => Promise<Response> | Response

/** By origin. Others do not exist. */
export type Hosts = Map<string, Host>

interface WithHosts {
  hosts: Hosts
}

/** Sends a request to another origin in place of its own. */
const forwardTo =
  (origin: string): Host =>
  async (request) => {
    const {pathname, search} = new URL(request.url)
    const body = request.method === 'GET' ? undefined : await request.text()
    const {method, headers, signal, redirect} = request
    return fetch(`${origin}${pathname}${search}`, {method, headers, signal, redirect, body})
  }

/** What fetch throws when it cannot connect. */
export const failedFetch = (code: string) =>
  new TypeError('fetch failed', {cause: Object.assign(new Error(code), {code})})

/** Has a host answer some requests otherwise. */
export function intercept(
  {hosts}: WithHosts,
  origin: string,
  otherwise: (url: URL, request: Request) => Response | undefined,
): void {
  const host = hosts.get(origin)
  hosts.set(origin, (request) => {
    const response = otherwise(new URL(request.url), request)
    if (response) return response
    if (!host) throw failedFetch('ENOTFOUND')
    return host(request)
  })
}

/** Every request to this host fails so. */
export const fail = ({hosts}: WithHosts, origin: string, code: string) =>
  hosts.set(origin, () => Promise.reject(failedFetch(code)))

/** Changes what a host answers to some requests. */
export function alter(
  {hosts}: WithHosts,
  origin: string,
  isMeant: (url: URL) => boolean,
  change: (text: string, headers: Headers) => string,
) {
  const host = hosts.get(origin)
  hosts.set(origin, async (request) => {
    const response = await (host ?? (() => new Response('', {status: 404})))(request)
    if (!isMeant(new URL(request.url))) return response
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const text = change(await response.text(), headers)
    return new Response(text, {status: response.status, headers})
  })
}

export function wellHosts(dashboards: Dashboards, supabase: ManagementApi): Hosts {
  const stack = stackEnv()
  return new Map<string, Host>([
    [urls.site, withHostedUrls(forwardTo(stack.SITE_URL))],
    [urls.studio, withHostedUrls(forwardTo(stack.STUDIO_URL))],
    [urls.supabase, forwardTo(stack.SUPABASE_URL)],
    [urls.sanity, forwardTo(stack.SANITY_API_HOST)],
    [urls.sanityManagement, (request) => sanityManagement(dashboards, request)],
    [urls.supabaseManagement, forwardTo(supabase.url)],
    [
      urls.stripe,
      (request) =>
        stripe(dashboards, stack.STRIPE_SECRET_KEY, request, asynchronous(forwardTo(stack.STRIPE_API_BASE))),
    ],
    [urls.resend, (request) => resend(dashboards, request, asynchronous(forwardTo(stack.RESEND_BASE_URL)))],
  ])
}

const asynchronous = (host: Host) => async (request: Request) => host(request)

/** Of the Studio, which are large. */
const scripts = new Map<string, string>()

/** As if the site and the Studio had been built with the hosted URLs, and without a clock of their own. */
function withHostedUrls(host: Host): Host {
  const stack = stackEnv()
  const hosted = (text: string) =>
    text
      .replaceAll(stack.SITE_URL, urls.site)
      .replaceAll(stack.STUDIO_URL, urls.studio)
      .replaceAll(stack.SUPABASE_URL, urls.supabase)
  return async (request) => {
    const {pathname} = new URL(request.url)
    const kept = pathname.startsWith('/static/') && scripts.get(pathname)
    if (kept) return new Response(kept)
    if (pathname === '/api/clock') return Response.json({now: new Date().toISOString()})
    const response = await host(request)
    const headers = new Headers(
      [...response.headers].map(([name, value]) => [name, hosted(value)] as [string, string]),
    )
    headers.delete('content-encoding')
    headers.delete('content-length')
    // The tests' build may be older than a commit.
    const text = hosted(await response.text()).replace(/(?<="build":")\d+/, String(Date.now()))
    if (response.ok && pathname.startsWith('/static/')) scripts.set(pathname, text)
    return new Response(text, {status: response.status, headers})
  }
}
