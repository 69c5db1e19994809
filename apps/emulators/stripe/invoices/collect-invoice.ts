import type Stripe from 'stripe'
import {cardOfSubscription, type HiddenCard} from '../customers/customer-cards.ts'
import {findCustomer} from '../customers/customer-object.ts'
import {openDispute} from '../payments/dispute-object.ts'
import {addBalance, captureIntent, declineIntent, type Decline} from '../payments/intent-attempt.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {CardOutcome} from '../payments/test-cards.ts'
import type {Account} from '../store/account.ts'
import {finalizeInvoice, voidInvoice} from './finalize-invoice.ts'
import {paymentOf} from './invoice-payment-object.ts'
import {markFailed, markPaid, subscriptionOf} from './settle-invoice.ts'

interface Collection {
  /** Without it, the card of the subscription or the customer pays. */
  card?: Stripe.PaymentMethod | undefined
  /** Time has made the attempt, so time makes the next one. */
  isScheduled?: boolean
  /** The holder of the card is there to confirm the payment. */
  isOnSession?: boolean
}

export type CollectionResult =
  | {kind: 'paid'; invoice: Stripe.Invoice}
  | {kind: 'declined'; invoice: Stripe.Invoice; decline: Decline}
  | {kind: 'without-card'; invoice: Stripe.Invoice}

/** Charges an open invoice. */
export function collectInvoice(
  account: Account,
  open: Stripe.Invoice,
  {card: given, isScheduled = false, isOnSession = false}: Collection = {},
): CollectionResult {
  const customer = findCustomer(account, idOf(open.customer) ?? '')
  const card = given ?? cardOfSubscription(account, customer, subscriptionOf(account, open))
  const hidden = card && account.store.hidden<HiddenCard>(card.id)
  const {intent} = paymentOf(account, open) ?? {}
  if (!card || !hidden || !intent) {
    return {
      kind: 'without-card',
      invoice: markFailed(account, open, {isScheduled, needsAuthentication: false}),
    }
  }
  const attempt = {intent, payer: hidden.payer, paymentMethod: card}
  const outcome: CardOutcome =
    hidden.payer.means.kind === 'card' ? hidden.payer.means.card.outcome : {kind: 'succeeds'}
  const decline = declineOf(outcome, hidden.isSetUp || isOnSession)
  if (decline) {
    declineIntent(account, attempt, decline)
    const needsAuthentication = decline.code === 'authentication_required'
    const invoice = markFailed(account, open, {isScheduled, needsAuthentication})
    return {kind: 'declined', invoice, decline}
  }
  const charge = captureIntent(account, attempt, {
    isAuthenticated: isOnSession && outcome.kind === 'authenticates',
  })
  const invoice = markPaid(account, open)
  const withBalance = addBalance(account, charge)
  if (outcome.kind === 'succeeds' && outcome.thenDisputed) openDispute(account, withBalance)
  return {kind: 'paid', invoice}
}

function declineOf(outcome: CardOutcome, isConfirmed: boolean): Decline | undefined {
  if (outcome.kind === 'declined') return outcome
  if (outcome.kind === 'succeeds' || isConfirmed) return undefined
  return {code: 'authentication_required', declineCode: 'authentication_required'}
}

/** What happens to a draft an hour after it was made. Without its customer, nobody is charged. */
export function finalizeAndCollect(account: Account, draft: Stripe.Invoice): void {
  const customer = findCustomer(account, idOf(draft.customer) ?? '')
  if (!customer || subscriptionOf(account, draft)?.pause_collection) {
    voidInvoice(account, draft)
    return
  }
  const {invoice} = finalizeInvoice(account, draft, customer)
  collectInvoice(account, invoice, {isScheduled: true})
}
