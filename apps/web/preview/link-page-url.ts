import type {PagePath} from '@site/schemas/routes/route-table'

/** The page that says why a link to a draft, or the Studio's preview, shows none. */
export const linkPagePath = '/perziura' satisfies PagePath

/**
 * Why a link to a draft shows none: its week is over, somebody revoked it, or it is not (all of) a link of ours. `ended`:
 * the time of the Studio's preview is over, in which `page` was to be seen.
 */
export type LinkFault =
  | {reason: 'expired' | 'revoked'; at: number}
  | {reason: 'ended'; at: number; page: string}
  | {reason: 'invalid'}

/** The page's path and query, without language. */
export function linkPageUrl(fault: LinkFault): string {
  if (fault.reason === 'invalid') return linkPagePath
  const at = `${linkPagePath}?${fault.reason}=${new Date(fault.at).toISOString()}`
  return fault.reason === 'ended' ? `${at}&page=${encodeURIComponent(fault.page)}` : at
}

/** The reverse, from the query that the page was opened with. */
export function readLinkFault(query: URLSearchParams): LinkFault {
  for (const reason of ['expired', 'revoked'] as const) {
    const at = Date.parse(query.get(reason) ?? '')
    if (!Number.isNaN(at)) return {reason, at}
  }
  const ended = Date.parse(query.get('ended') ?? '')
  const page = query.get('page') ?? ''
  if (!Number.isNaN(ended) && isPathOfSite(page)) return {reason: 'ended', at: ended, page}
  return {reason: 'invalid'}
}

/** Anything else could lead to another site. */
export const isPathOfSite = (path: string) => /^\/(?![/\\])/.test(path)
