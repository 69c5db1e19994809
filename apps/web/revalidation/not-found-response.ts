import type {Language} from '@site/schemas/languages'
import {notFoundPath} from '@site/schemas/routes/route-table'
import {selfOrigin, selfRequestHeader} from './self-request.ts'

/**
 * The 404 page. Pages do not use `notFound()` for it, because Next sends that as an empty document which only
 * JavaScript fills in, and caches a copy for each path that somebody tries.
 */
export async function notFoundResponse(language: Language): Promise<Response> {
  const page = await fetch(`${selfOrigin}/${language}${notFoundPath}`, {
    headers: {[selfRequestHeader]: 'page'},
  })
  return new Response(page.body, {
    status: 404,
    headers: {
      'content-type': page.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

/** True for the path of a file, such as `/apple-touch-icon.png` or `/wp-login.php`. */
export function isFile(path: string): boolean {
  return /\.(?!html?$)[a-z0-9]{1,12}$/i.test(path)
}

/** The 404 for a file, without a body: browsers, feed readers and crawlers only need the status. */
export function missingFileResponse(): Response {
  return new Response(null, {status: 404, headers: {'cache-control': 'no-store'}})
}
