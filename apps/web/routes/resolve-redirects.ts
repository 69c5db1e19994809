import {defaultEventPath, documentPath, pathPattern} from '@site/schemas/routes/document-path'
import type {RedirectRow} from './published-paths.ts'

/**
 * Maps old paths to new ones. A redirect's target is a page or a document, never another redirect, so there are no
 * chains or loops. Redirects from the path of a page, or to a missing page, are dropped.
 *
 * @param isPage true for the path of a page
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

/** Redirects from the default paths of events with custom paths. */
export function defaultPathRedirects(events: {eventKey: string; path: string | null}[]): RedirectRow[] {
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
