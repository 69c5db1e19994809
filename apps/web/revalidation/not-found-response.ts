import type {Language} from '@site/schemas/languages'
import {ownOrigin, refreshHeader} from './own-origin.ts'

/** Address that only the site itself may ask for, to put the page under the address that was not found. */
export const notFoundPath = '/404'

/**
 * The page that says that there is none at this address. Sent from here and not by `notFound()` in a page, because
 * Next sends that as an empty document whose content, language and inline script only JavaScript fills in, and keeps
 * a copy in memory for each address that somebody tries.
 */
export async function notFoundResponse(language: Language): Promise<Response> {
  const page = await fetch(`${ownOrigin}/${language}${notFoundPath}`, {headers: {[refreshHeader]: 'page'}})
  return new Response(page.body, {
    status: 404,
    headers: {
      'content-type': page.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
