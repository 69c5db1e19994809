/**
 * What a payment provider reports, in our own words, which are all that the database knows of it (decision 091).
 * Sums are pence, instants ISO strings, and null is what is not known or not so.
 */

/** Recorded once by its id. `reportedAs` is what the provider calls it. */
export type PaymentEvent = {id: string; reportedAs: string; at: string} & EventContent

export type EventContent =
  | ({kind: 'payment_settled'} & SettledCheckout)
  /** `payment_pending`: the payer has done their part, and the money is on its way. */
  | ({kind: 'payment_pending' | 'payment_expired' | 'payment_failed'} & Checkout)
  | ({kind: 'refund'} & Refund)
  /** How much of a payment has gone back by all its refunds. */
  | {kind: 'refunded_in_all'; paidWith: string | null; pence: number}
  | {kind: 'dispute'; disputeId: string; paidWith: string | null; pence: number; status: DisputeStatus}
  | ({kind: 'subscription_begun'; subscriptionId: string | null} & Checkout)
  | ({kind: 'subscription_expired'} & Checkout)
  /** It, or an invoice of it. What has changed is read from the provider, because events arrive in any order. */
  | {kind: 'subscription_changed'; subscriptionId: string | null}
  | {kind: 'payer_changed'; payerId: string; hasNewCard: boolean}
  | {kind: 'discount_code'; codeId: string; isRedeemed: boolean; isActive: boolean}
  | ({kind: 'payout'} & Payout)
  /** Recorded, and nothing else. */
  | {kind: 'other'}

/** `closed`: nothing was or will be taken, as after a mere inquiry. */
export type DisputeStatus = 'open' | 'won' | 'lost' | 'closed'

export type Checkout = {
  checkoutId: string
  /** Our id of what is paid. */
  reference: string | null
  /** One of our payment links sold it, whose buyers may give it any reference. */
  isByLink: boolean
  /** Names the payment in refunds, disputes and the balance. */
  paidWith: string | null
  email: string | null
  eventKey: string | null
  discountCodes: string[]
}

export type SettledCheckout = Checkout & {pence: number; currency: string}

/** A checkout as the provider has it now. */
export type CheckoutState = {url: string | null; expiresAt: string} & (
  ({kind: 'payment_settled'} & SettledCheckout) | ({kind: 'payment_pending' | 'payment_expired'} & Checkout)
)

export type Refund = {
  refundId: string
  paidWith: string | null
  pence: number
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled'
  createdAt: string
  /** Our id of the request that made it. */
  requestId: string | null
}

export type Payout = {
  payoutId: string
  pence: number
  currency: string
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled'
  arrivesOn: string
  /** By the provider's schedule, so that the provider can tell what is in it. */
  isAutomatic: boolean
  /** The provider knows all that is in it. */
  isComplete: boolean
  createdAt: string
}

export type BalanceTransaction = {
  id: string
  /** charge, refund, refund_failure, dispute, dispute_reversal, fee, payout, or whatever else there is. */
  category: string
  grossPence: number
  feePence: number
  netPence: number
  currency: string
  createdAt: string
  availableOn: string
  paidWith: string | null
}

export type Subscription = {
  subscriptionId: string
  /** Our id of it. */
  reference: string | null
  payerId: string
  email: string | null
  /** `incomplete`: never begun. `unpaid`: the provider has given up charging, and has not ended it. */
  status: 'incomplete' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  /** It ends, or has ended, because the card could not be charged. */
  hasFailed: boolean
  pence: number
  startedAt: string
  periodEndsAt: string
  isPaused: boolean
  resumesAt: string | null
  endsAt: string | null
  endedAt: string | null
  cardBrand: string | null
  cardLast4: string | null
}

export type Invoice = {
  invoiceId: string
  status: 'draft' | 'open' | 'paid' | 'closed'
  createdAt: string
  pence: number
  currency: string
  /** The one that began the subscription. */
  isFirst: boolean
  attempts: number
  nextAttemptAt: string | null
  /** The money that came, which may be none of a paid invoice. */
  paid: {pence: number; at: string; paidWith: string | null} | null
}
