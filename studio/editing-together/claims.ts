import type {DocumentPresence, Path, PresenceLocation} from 'sanity'
import {isSame} from './changed-values.ts'

/** A person's cursor is in the field, or a person asks for a field that somebody else holds. */
export interface Claim {
  kind: 'holds' | 'asks'
  since: string
  tab: string
  path: Path
}

export interface OtherClaim extends Claim {
  user: DocumentPresence['user']
}

const MARK = 'site-claim'

/**
 * A claim travels as a location of Sanity's presence. No field has this path, so Sanity shows nothing there. Sanity's
 * own presence does not say since when, and includes people who only look.
 */
export function toLocation(documentId: string, {kind, since, tab, path}: Claim): PresenceLocation {
  return {type: 'document', documentId, lastActiveAt: since, path: [MARK, kind, since, tab, ...path]}
}

export function claimsIn(presence: DocumentPresence[]): OtherClaim[] {
  return presence.flatMap(({user, path: [mark, kind, since, tab, ...path]}) =>
    mark === MARK && (kind === 'holds' || kind === 'asks')
      ? [{user, kind, since: String(since), tab: String(tab), path}]
      : [],
  )
}

/**
 * The first claim wins. For a second, two people can be in a field before they hear of each other, and both Studios
 * must decide alike. Claiming a list item claims the list, since moving an item rewrites it.
 */
export function holderOf(path: Path, others: OtherClaim[], own: Claim | undefined): OtherClaim | undefined {
  return others.find(
    (other) =>
      other.kind === 'holds' &&
      overlap(other.path, path) &&
      !(own && overlap(own.path, path) && isBefore(own, other)),
  )
}

export function askerFor(own: Claim | undefined, others: OtherClaim[]): OtherClaim | undefined {
  return own && others.find((other) => other.kind === 'asks' && overlap(other.path, own.path))
}

const isBefore = (one: Claim, other: Claim) => `${one.since} ${one.tab}` < `${other.since} ${other.tab}`

function overlap(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length)
  return isSame(one.slice(0, length), other.slice(0, length))
}
