import type {PagePath} from '@site/schemas/routes/route-table'

/** This page says why a link to a draft, or the Studio's preview, shows none. */
export const linkPagePath = '/perziura' satisfies PagePath

/**
 * The week of a link may be over, somebody may have revoked it, or it is not (all of) ours. `ended`: the Studio's
 * preview, in which `page` was to be seen, is over.
 */
export type LinkFault =
  | {reason: 'expired' | 'revoked'; at: number}
  | {reason: 'ended'; at: number; page: string}
  | {reason: 'invalid'}

export function linkPageUrl(fault: LinkFault): string {
  if (fault.reason === 'invalid') return linkPagePath
  const at = `${linkPagePath}?${fault.reason}=${new Date(fault.at).toISOString()}`
  return fault.reason === 'ended' ? `${at}&page=${encodeURIComponent(fault.page)}` : at
}

/** The query is that which the page was opened with. */
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
