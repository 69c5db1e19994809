import {defaultEventPath, documentPath, pathPattern} from '@site/schemas/routes/document-path'
import type {RedirectRow} from './published-paths.ts'

/**
 * Redirects lead to pages or documents, never to other redirects, so there are no chains or loops. Those from the path
 * of a page, or to a missing page, are dropped.
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

/** Events with custom paths redirect from their default paths. */
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
