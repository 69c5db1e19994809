/** A member, or somebody who announced a transfer. */
export interface Payer {
  membershipId: string
  firstName: string
  lastName: string
  /** Lasting, with a check digit: M482137. */
  reference: string
  status: 'pending' | 'active' | 'grace' | 'expired' | 'cancelled'
  /** The last day that is paid for, YYYY-MM-DD. */
  until: string | null
  openTransfer: {paymentId: string; pence: number; since: string} | null
  /** Members at the same email, phone or postal address. */
  others: string[]
  usualMethod: string | null
  /** The member who pays for this one's household; null for that member and for people on their own. */
  paidBy: string | null
  /** What a year costs, of a household for all of its persons. */
  feePence: number
}

/** What a person decided earlier about lines of the same payer. */
export interface Learnt {
  /** `payerOf` of the line's text. */
  payer: string
  target:
    | {kind: 'member'; membershipIds: string[]}
    | {kind: 'donation'; campaignId: string | null}
    | {kind: 'ignore'}
  times: number
  /** The sum, if it was the same each time. */
  pence?: number | null
}

export interface Campaign {
  id: string
  names: string[]
  /** What donors are asked to write, such as „sirdis25“. */
  reference: string | null
}

export interface Trip {
  key: string
  names: string[]
}

/** What Stripe sent to the bank, and no line is yet. */
export interface Payout {
  id: string
  /** Negative if Stripe took it. */
  pence: number
  /** YYYY-MM-DD. */
  on: string
}

export interface MatchData {
  /** YYYY-MM-DD in London. */
  today: string
  payers: Payer[]
  learnt: Learnt[]
  campaigns: Campaign[]
  trips: Trip[]
  payouts: Payout[]
}
