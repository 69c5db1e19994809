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
  const {openTransfer, feePence} = payer
  const isAnnounced =
    openTransfer !== null && between(line.on, openTransfer.since.slice(0, 10)) <= announcedLate
  const against = payer.status === 'cancelled' ? [{code: 'cancelled', against: true} as const] : []
  const {pence, paymentId, since} =
    isAnnounced && against.length === 0 ? openTransfer : {pence: feePence, paymentId: null, since: null}
  return {pence, paymentId, since, against: [...against, ...notDue(payer, line, isAnnounced)]}
}

/** Nobody who is paid up owes anything, whatever was announced once. */
function notDue({until, usualMethod, status}: Payer, line: StatementLine, isAnnounced: boolean): Reason[] {
  if (until === null || status === 'cancelled') return []
  const left = between(line.on, until)
  if (left > earliest || (usualMethod === 'honorary' && !isAnnounced))
    return [{code: 'paidAlready', until, against: true}]
  return -left > longAgo && !isAnnounced ? [{code: 'endedLongAgo', until, against: true}] : []
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

/** Days from one to another. */
export const between = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
