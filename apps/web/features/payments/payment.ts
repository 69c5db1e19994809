import type {UnreachedReason} from '@site/schemas/statuses/email'
import type {
  PaymentAttention,
  PaymentMethod,
  PaymentPurpose,
  PaymentStatus,
} from '@site/schemas/statuses/payment'

/** A payment as treasurers see it. Sums are pence, instants ISO. */
export interface Payment {
  id: string
  purpose: PaymentPurpose
  method: PaymentMethod
  status: PaymentStatus
  /** What was asked for, in pounds sterling. */
  amountPence: number
  /** What came; null while nothing has. */
  received: {pence: number; currency: string; at: string} | null
  refundedPence: number
  /** What lost disputes took back. */
  lostPence: number
  hasOpenDispute: boolean
  /** What waits for a decision. */
  attention: PaymentAttention | null
  createdAt: string
  eventKey: string | null
  /** True once Stripe knows of it: then it can be refunded there. */
  isAtStripe: boolean
  membershipId: string | null
  /** The membership year that it pays for. */
  covers: {from: string; until: string} | null
  payerName: string | null
  payerEmail: string | null
  /** Why emails to the payer do not arrive. */
  unreached: UnreachedReason | null
  /** Of a buyer of tickets, if Stripe asked for it. */
  payerAddress: string | null
  /** What was bought, as Stripe calls it. */
  tickets: {name: string; quantity: number}[]
  campaign: {lt: string | null; en: string | null} | null
  message: string | null
  /** Null if the donor did not ask to be named. */
  donorName: 'approved' | 'waiting' | null
}

/** What decides a payment that waits for a decision. */
export type Decision = 'count' | 'another_person' | 'refund' | 'keep' | 'take_back'

/** docs/decisions/019 has the same table. */
const decisionsAbout: Record<PaymentAttention, readonly Decision[]> = {
  second_fee: ['count', 'another_person', 'refund'],
  other_sum: ['count', 'another_person', 'refund'],
  amount: ['count', 'another_person', 'refund'],
  currency: ['refund'],
  nobody: ['another_person', 'refund'],
  partial_refund: ['keep', 'take_back'],
  dispute: [],
  to_refund: [],
}

/** The decisions to choose from. Only a membership can be for another person. */
export function decisionsOf({attention, membershipId}: Pick<Payment, 'attention' | 'membershipId'>) {
  const decisions = attention ? decisionsAbout[attention] : []
  return decisions.filter((decision) => decision !== 'another_person' || membershipId !== null)
}

type Sums = Pick<Payment, 'received' | 'refundedPence' | 'lostPence'>

/** What came and has not gone back. */
export function remainingPence({received, refundedPence, lostPence}: Sums): number {
  return (received?.pence ?? 0) - refundedPence - lostPence
}

/** True for a transfer that may still be confirmed. One that has lapsed counts too. */
export function isAwaited({method, status}: Pick<Payment, 'method' | 'status'>): boolean {
  return method === 'bank_transfer' && (status === 'open' || status === 'lapsed')
}

/** True for a confirmed transfer of which nothing has gone back. */
export function mayUndo({method, received, refundedPence}: Payment): boolean {
  return method === 'bank_transfer' && received !== null && refundedPence === 0
}

/** True if money of it can be sent back: by Stripe, or by the treasurer from the bank account. */
export function mayRefund(payment: Payment): boolean {
  if (remainingPence(payment) === 0) return false
  if (payment.method === 'bank_transfer') return payment.received !== null
  const isSettled = payment.status === 'paid' || payment.status === 'held' || payment.status === 'refunded'
  return isSettled && payment.isAtStripe && !payment.hasOpenDispute
}
