import type {Language} from '@site/schemas/languages'
import type {BankLineState, IgnoreReason} from '@site/schemas/statuses/bank-line'
import type {PaymentPurpose} from '@site/schemas/statuses/payment'

/** A payment that the line is, or a part of it. `pence` is negative for a refund. */
export interface LinePart {
  paymentId: string
  pence: number
  purpose: PaymentPurpose
  isHeld: boolean
  /** Somebody had entered it before the line came. */
  wasKnown: boolean
  membershipId: string | null
  name: string | null
  campaign: {lt: string | null; en: string | null} | null
  eventKey: string | null
}

/** A line of a bank statement. Sums are pence, days `2026-03-01`, instants ISO strings. */
export interface BankLine {
  id: string
  on: string
  pence: number
  /** What no payment accounts for yet. */
  openPence: number
  /** All that the bank prints; null once it is forgotten. */
  text: string | null
  state: BankLineState
  why: IgnoreReason | null
  note: string | null
  settledAt: string | null
  /** Another statement has a line of the same day and sum, in other words. */
  hasTwin: boolean
  parts: LinePart[]
}

/** What a treasurer says that a line is. The database has the same list. */
export type SettledPart =
  | {kind: 'fee'; membershipId: string; paymentId: string | null; pence: number}
  | {
      kind: 'donation'
      campaignId: string | null
      donorName: string | null
      /** The donor gets a receipt there, in this language. */
      email?: string
      locale?: Language
      pence: number
    }
  | {kind: 'trip'; eventKey: string; registrationId: string | null; pence: number}
  /** Of no claim of this site if `claimId` is null. `differencePence` is what HMRC paid more than the claim asks for. */
  | {kind: 'giftAid'; claimId: string | null; differencePence?: number; pence: number}
  | {kind: 'known'; paymentId: string; pence: number}
  | {kind: 'refund'; membershipId: string; pence: number}

/** The parts make up the line. An ignored line is no payment of ours, or is counted elsewhere. */
export type Settlement = {parts: SettledPart[]} | {ignore: {why: IgnoreReason; note?: string}}

export const lineFaults = [
  'line_settled',
  'sum_mismatch',
  'not_found',
  'no_payout',
  'no_claim',
  'payment_state',
  'membership_state',
  'too_old',
  'in_future',
  'bad_request',
] as const

/** Why the database refuses to settle a line. */
export type LineRefusal = (typeof lineFaults)[number]

/** `failed`: the line is open, since its request failed. `unknown`: nobody knows yet whether it is settled. */
export type LineFault = LineRefusal | 'failed' | 'unknown'
