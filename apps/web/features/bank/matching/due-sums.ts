import type {StatementLine} from '../statement/statement-line.ts'
import type {Payer} from './match-data.ts'
import type {Reason} from './match.ts'

/** What a member owes on the day of a line. */
export interface Due {
  pence: number
  /** The announced transfer that the line may be. */
  paymentId: string | null
  since: string | null
  /** Why nothing is due. */
  against: Reason[]
}

/** How long before its end people renew. */
const earliest = 60

/** Some transfer first and announce it then. */
const announcedLate = 7

/** After so long a member joins anew, if at all. */
const longAgo = 2 * 365

/** What the payer owes at the line's day: an announced transfer, else a fee if the paid year ends soon or has ended. */
export function dueOf(payer: Payer, line: StatementLine): Due {
  const {openTransfer, until, status, usualMethod, feePence} = payer
  if (status === 'cancelled') return none(feePence, {code: 'cancelled', against: true})
  if (openTransfer && daysBetween(line.on, openTransfer.since) <= announcedLate) {
    return {
      pence: openTransfer.pence,
      paymentId: openTransfer.paymentId,
      since: openTransfer.since,
      against: [],
    }
  }
  if (until !== null && usualMethod === 'honorary')
    return none(feePence, {code: 'paidAlready', until, against: true})
  if (until !== null && status !== 'pending') {
    const left = daysBetween(line.on, until)
    if (left > earliest) return none(feePence, {code: 'paidAlready', until, against: true})
    if (-left > longAgo) return none(feePence, {code: 'endedLongAgo', until, against: true})
  }
  return {pence: feePence, paymentId: null, since: null, against: []}
}

/** Sum of several members' dues. */
export const sumOf = (dues: Due[]): number => dues.reduce((sum, {pence}) => sum + pence, 0)

/** The dues of all, each computed once for a line. */
export function duesOn(line: StatementLine): (payer: Payer) => Due {
  const known = new Map<string, Due>()
  return (payer) => {
    const due = known.get(payer.membershipId) ?? dueOf(payer, line)
    known.set(payer.membershipId, due)
    return due
  }
}

const none = (pence: number, reason: Reason): Due => ({
  pence,
  paymentId: null,
  since: null,
  against: [reason],
})

const daysBetween = (from: string, to: string) =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from)) / 86_400_000
