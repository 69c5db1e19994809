import {defaultEventPath, documentPath, pathPattern} from '@site/schemas/routes/document-path'
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
    const target = document ? documentPath(document) : page
    return isPath(from) && target && !isPage(from) && isPage(target) ? [[from, target]] : []
  })
  return Object.fromEntries(resolved)
}

/** The way from the default address of each event that has one of its own. */
export function defaultAddressRedirects(events: {eventKey: string; path: string | null}[]): RedirectRow[] {
  return events
    .filter(({path}) => path)
    .map(({eventKey, path}) => ({
      from: defaultEventPath(eventKey),
      page: null,
      document: {_type: 'event', slug: null, eventKey, path},
    }))
}

function isPath(path: unknown): path is string {
  return typeof path === 'string' && pathPattern.test(path)
}
