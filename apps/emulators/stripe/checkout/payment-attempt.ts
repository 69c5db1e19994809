import type Stripe from 'stripe'
import {markPaid} from '../invoices/settle-invoice.ts'
import {addCharge} from '../payments/charge-object.ts'
import {openDispute} from '../payments/dispute-object.ts'
import {addBalance, captureIntent, type IntentAttempt} from '../payments/intent-attempt.ts'
import type {Account} from '../store/account.ts'
import {beginSubscription} from '../billing/begin-subscription.ts'
import {completeSession} from './complete-session.ts'
import type {HiddenSession} from './hidden-session.ts'

/** All attempts of a session share one payment. */
export interface PaymentAttempt extends IntentAttempt {
  session: Stripe.Checkout.Session
  hidden: HiddenSession
}

export function succeed(
  account: Account,
  attempt: PaymentAttempt,
  {
    isAuthenticated = false,
    thenDisputed = false,
  }: {isAuthenticated?: boolean; thenDisputed?: boolean | undefined},
) {
  const {session, hidden, payer} = attempt
  const begun =
    session.mode === 'subscription' ? beginSubscription(account, attempt, isAuthenticated) : undefined
  const charge = captureIntent(account, {...attempt, ...(begun && {intent: begun.intent})}, {isAuthenticated})
  if (begun) markPaid(account, begun.invoice)
  const made = begun && {
    customer: begun.customer.id,
    subscription: begun.subscription.id,
    invoice: begun.invoice.id,
  }
  const completed = completeSession(account, session, hidden, payer, {paymentStatus: 'paid', made})
  const withBalance = addBalance(account, charge)
  if (thenDisputed) openDispute(account, withBalance)
  return completed
}

/** A bank debit completes the session, but the money is still on its way. */
export function awaitDebit(
  account: Account,
  {session, hidden, intent, payer, paymentMethod}: PaymentAttempt,
) {
  const {store, events} = account
  const charge = addCharge(account, {intent, payer, paymentMethod: paymentMethod.id, status: 'pending'})
  events.record('charge.pending', charge)
  const processing = store.change(intent, {
    status: 'processing',
    latest_charge: charge.id,
    last_payment_error: null,
    payment_method: paymentMethod.id,
    payment_method_types: ['bacs_debit'],
  })
  events.record('payment_intent.processing', processing)
  return completeSession(account, session, hidden, payer, {paymentStatus: 'unpaid'})
}
