import type {DocumentPresence, Path, PresenceLocation} from 'sanity'
import {isSame} from './changed-values.ts'

/** That somebody's cursor stands in a field, or that somebody asks for one in which another's stands. */
export interface Claim {
  kind: 'holds' | 'asks'
  /** ISO time. */
  since: string
  /** Of which tab: a person can have several. */
  tab: string
  path: Path
}

/** A claim of somebody else, with who they are. */
export interface OtherClaim extends Claim {
  user: DocumentPresence['user']
}

const MARK = 'site-claim'

/**
 * The claim as a place that is told to the Studios of all others. No field is there, so Sanity shows nothing at it. Where Sanity
 * itself says that somebody is will not do: it does not say since when, and means those who only look, too.
 */
export function toLocation(documentId: string, {kind, since, tab, path}: Claim): PresenceLocation {
  return {type: 'document', documentId, lastActiveAt: since, path: [MARK, kind, since, tab, ...path]}
}

/** The claims among what the Studio knows of others in a document. */
export function claimsIn(presence: DocumentPresence[]): OtherClaim[] {
  return presence.flatMap(({user, path: [mark, kind, since, tab, ...path]}) =>
    mark === MARK && (kind === 'holds' || kind === 'asks')
      ? [{user, kind, since: String(since), tab: String(tab), path}]
      : [],
  )
}

/**
 * Who holds a field, so that it is read-only here. Whoever was first: in the second until everybody knows, two can be in it, and
 * all must decide alike. A list is held with each of its items, since moving one writes it anew.
 */
export function holderOf(path: Path, others: OtherClaim[], own: Claim | undefined): OtherClaim | undefined {
  return others.find(
    (other) =>
      other.kind === 'holds' &&
      overlap(other.path, path) &&
      !(own && overlap(own.path, path) && isBefore(own, other)),
  )
}

/** Whoever asks for the field that is held here. */
export function askerFor(own: Claim | undefined, others: OtherClaim[]): OtherClaim | undefined {
  return own && others.find((other) => other.kind === 'asks' && overlap(other.path, own.path))
}

const isBefore = (one: Claim, other: Claim) => `${one.since} ${one.tab}` < `${other.since} ${other.tab}`

function overlap(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length)
  return isSame(one.slice(0, length), other.slice(0, length))
}
