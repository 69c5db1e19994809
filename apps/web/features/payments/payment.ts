import type {UnreachedReason} from '@site/schemas/statuses/email'
import {
  enteredMethods,
  type EnteredMethod,
  type PaymentAttention,
  type PaymentMethod,
  type PaymentPurpose,
  type PaymentStatus,
} from '@site/schemas/statuses/payment'

/** Sums are pence, instants ISO strings. */
export interface Payment {
  id: string
  purpose: PaymentPurpose
  method: PaymentMethod
  status: PaymentStatus
  /** This sum was asked for, in pence sterling. */
  amountPence: number
  /** It is null while nothing has come. */
  received: {pence: number; currency: string; at: string} | null
  refundedPence: number
  /** Lost disputes cost this much. */
  lostPence: number
  hasOpenDispute: boolean
  attention: PaymentAttention | null
  createdAt: string
  eventKey: string | null
  /** Stripe knows of it, so it can be refunded there. */
  isAtStripe: boolean
  membershipId: string | null
  covers: {from: string; until: string} | null
  payerName: string | null
  payerEmail: string | null
  unreached: UnreachedReason | null
  /** Stripe asks some buyers of tickets for it. */
  payerAddress: string | null
  /** The names are Stripe's. */
  tickets: {name: string; quantity: number}[]
  campaign: {lt: string | null; en: string | null} | null
  message: string | null
  /** It is null if the donor did not ask to be named. */
  donorName: 'approved' | 'waiting' | null
  /** It is one of the charges of a gift of each month, or of a membership that renews itself. */
  isOfSubscription: boolean
  /** A fee that a list has from before the accounts begin: no report counts it. */
  isBeforeAccounts: boolean
}

/** What it was paid for, in more detail. */
export function kindOf({purpose, isOfSubscription}: Pick<Payment, 'purpose' | 'isOfSubscription'>) {
  return purpose === 'donation' && isOfSubscription ? 'monthlyGift' : purpose
}

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

/** Only a membership can be for another person. */
export function decisionsOf({attention, membershipId}: Pick<Payment, 'attention' | 'membershipId'>) {
  const decisions = attention ? decisionsAbout[attention] : []
  return decisions.filter((decision) => decision !== 'another_person' || membershipId !== null)
}

type Sums = Pick<Payment, 'received' | 'refundedPence' | 'lostPence'>

export function remainingPence({received, refundedPence, lostPence}: Sums): number {
  return (received?.pence ?? 0) - refundedPence - lostPence
}

/** Whether a person enters that the money came. */
export function isEntered(method: PaymentMethod | null): method is EnteredMethod {
  return enteredMethods.some((entered) => entered === method)
}

/** A transfer that has lapsed may still be confirmed. What HMRC pays is nothing but a line of the bank. */
export function isAwaited({
  purpose,
  method,
  status,
}: Pick<Payment, 'purpose' | 'method' | 'status'>): boolean {
  return purpose !== 'gift_aid' && isEntered(method) && (status === 'open' || status === 'lapsed')
}

/** Only an entered payment of which nothing has gone back can be undone. */
export function mayUndo({method, received, refundedPence}: Payment): boolean {
  return isEntered(method) && received !== null && refundedPence === 0
}

/** Stripe refunds card payments, the treasurer gives back the others. */
export function mayRefund(payment: Payment): boolean {
  if (remainingPence(payment) === 0) return false
  if (isEntered(payment.method)) return payment.received !== null
  const isSettled = payment.status === 'paid' || payment.status === 'held' || payment.status === 'refunded'
  return isSettled && payment.isAtStripe && !payment.hasOpenDispute
}
