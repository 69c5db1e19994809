import {NextResponse} from 'next/server'
import {clearPreviewCookies} from '#/preview/preview-cookies.ts'
import {env} from '#/environment/env.ts'

/** Goes on to the published page. Only a path of this site is allowed. */
export function GET(request: Request): Response {
  const wanted = new URL(request.url).searchParams.get('to') ?? '/'
  const origin = new URL(env.SITE_URL).origin
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined
  const to = target?.origin === origin ? target : new URL(origin)
  const response = NextResponse.redirect(to, 303)
  response.headers.set('cache-control', 'no-store')
  clearPreviewCookies(response, request.headers)
  return response
}
