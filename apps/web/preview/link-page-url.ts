import type {PagePath} from '@site/schemas/routes/route-table'

/** The page that says why a link to a draft shows none. */
export const linkPagePath = '/perziura' satisfies PagePath

/** Why a link to a draft shows none: its week is over, somebody revoked it, or it is not (all of) a link of ours. */
export type LinkFault = {reason: 'expired' | 'revoked'; at: number} | {reason: 'invalid'}

/** The page's path and query, without language. */
export function linkPageUrl(fault: LinkFault): string {
  if (fault.reason === 'invalid') return linkPagePath
  return `${linkPagePath}?${fault.reason}=${new Date(fault.at).toISOString()}`
}

/** The reverse, from the query that the page was opened with. */
export function readLinkFault(query: URLSearchParams): LinkFault {
  for (const reason of ['expired', 'revoked'] as const) {
    const at = Date.parse(query.get(reason) ?? '')
    if (!Number.isNaN(at)) return {reason, at}
  }
  return {reason: 'invalid'}
}
