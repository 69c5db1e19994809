import {documentPath} from '@site/schemas/fields/document-path'
import {ownPath} from './readable-event.ts'
import type {RedirectRow} from './readable-addresses.ts'

/**
 * Where old addresses lead, each in one step: a redirect names a page of the site or a document, never another
 * redirect, so that there are no loops. A page wins over a redirect from its address, and a redirect to nothing is none.
 *
 * @param isPage whether there is a page at an address
 */
export function resolveRedirects(
  redirects: RedirectRow[],
  isPage: (path: string) => boolean,
): Record<string, string> {
  const resolved = redirects.flatMap(({from, page, document}): [string, string][] => {
    const source = ownPath(from)
    const target = document ? documentPath(document) : page
    return source && target && !isPage(source) && isPage(target) ? [[source, target]] : []
  })
  return Object.fromEntries(resolved)
}
