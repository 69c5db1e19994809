import type {NextRequest} from 'next/server'
import {respondInProxy} from '#/entrance/proxy-response.ts'

/** Runs before every page: entrance/decide.ts says what the request gets. */
export async function proxy(request: NextRequest): Promise<Response> {
  return await respondInProxy(request)
}

export const config = {
  // The proxy runs for everything but the API, Next's own files and the existing top-level files.
  matcher: [
    {
      source:
        '/((?!api/|_next/|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|(?:maskable-)?icon-(?:192|512)\\.png|juosta\\.svg|(?:door-list-worker|older-browsers)\\.js|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|rss\\.xml|kalendorius\\.ics)$).*)',
      // request-guard.ts has found the page of requests with this header.
      missing: [{type: 'header', key: 'x-ordinary-page'}],
    },
    // Both are malformed unless they can be decoded (decide.ts). Where request-guard.ts runs, it has answered before.
    {source: '/:path*', has: [{type: 'header', key: 'x-prerender-revalidate'}]},
    {source: '/(api|_next)/(.*%(?![0-7][0-9a-fA-F]).*)'},
  ],
}
