import type {UnreachedReason} from '@site/schemas/statuses/email'
import type {MembershipStatus} from '@site/schemas/statuses/membership'
import type {PaymentMethod} from '@site/schemas/statuses/payment'

/** A member, or somebody who asked to become one, as treasurers see them. Instants are ISO. */
export interface Member {
  id: string
  /** Account that the membership is joined to. */
  userId: string | null
  firstName: string
  lastName: string
  email: string
  phone: string | null
  language: 'lt' | 'en'
  status: MembershipStatus
  /** Since when without a gap; null before the first year. */
  since: string | null
  until: string | null
  graceUntil: string | null
  deceasedAt: string | null
  appliedAt: string
  /** A member for a year or longer, who may stand for the council. */
  isCandidate: boolean
  /** How the last year was paid. */
  method: PaymentMethod | null
  lastPaid: {at: string; pence: number} | null
  /** The transfer that can be confirmed, also one that has lapsed. */
  transfer: {id: string; pence: number; since: string; isLapsed: boolean} | null
  /** Somebody else has the same name or address. */
  mayBeDuplicate: boolean
  /** One of the payments waits for a decision. */
  needsDecision: boolean
  /** Since when emails to the address do not arrive, and why. */
  unreached: {reason: UnreachedReason; since: string} | null
}

export const fullName = ({firstName, lastName}: Pick<Member, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** True while there is a membership that can be ended. */
export const mayCancel = ({status}: Pick<Member, 'status'>) =>
  status === 'pending' || status === 'active' || status === 'grace'
