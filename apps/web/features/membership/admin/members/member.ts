import type {Language} from '@site/schemas/languages'
import type {UnreachedReason} from '@site/schemas/statuses/email'
import type {MembershipStatus} from '@site/schemas/statuses/membership'
import type {PaymentMethod} from '@site/schemas/statuses/payment'

/** It may also be somebody who asked to become a member. Instants are ISO strings. */
export interface Member {
  id: string
  userId: string | null
  firstName: string
  lastName: string
  /** Null if there is none. */
  email: string | null
  phone: string | null
  postalAddress: string | null
  /** What the member writes on every transfer. */
  reference: string
  language: Language
  status: MembershipStatus
  /** The membership has had no gap since then; null before the first year. */
  since: string | null
  /** What a list from before the site says of the beginning: YYYY-MM-DD. */
  joinedOn: string | null
  until: string | null
  graceUntil: string | null
  deceasedAt: string | null
  appliedAt: string
  isHonorary: boolean
  /** Each is invited to the site once at most. */
  invitedAt: string | null
  /** Nobody pays for a household whose payer has left, until somebody chooses another. */
  household: {id: string; pays: boolean; payer: {id: string; reference: string} | null} | null
  /** Members for a year or longer may stand for the council. */
  isCandidate: boolean
  method: PaymentMethod | null
  lastPaid: {at: string; pence: number} | null
  /** A transfer that has lapsed can be confirmed too. */
  transfer: {id: string; pence: number; since: string; isLapsed: boolean} | null
  /** Somebody else has the same name or address. */
  mayBeDuplicate: boolean
  needsDecision: boolean
  /** Emails to the address have not arrived since then. */
  unreached: {reason: UnreachedReason; since: string} | null
}

export const fullName = ({firstName, lastName}: Pick<Member, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** What the visitor may do in the list of members besides keeping it. */
export interface MemberRights {
  isAdmin: boolean
  /** Treasurers decide what becomes of payments. */
  isTreasurer: boolean
}

/** Whether an invitation to the site would reach somebody who does not know it yet. */
export const mayInvite = (member: Member) =>
  member.email !== null &&
  !member.userId &&
  !member.invitedAt &&
  !member.deceasedAt &&
  !member.unreached &&
  mayCancel(member)

export const mayCancel = ({status}: Pick<Member, 'status'>) =>
  status === 'pending' || status === 'active' || status === 'grace'
