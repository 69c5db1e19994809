import type Stripe from 'stripe'
import {addBalanceTransaction, feeOf} from '../payments/balance-transaction-object.ts'
import {addCharge} from '../payments/charge-object.ts'
import {openDispute} from '../payments/dispute-object.ts'
import type {Payer} from '../payments/payment-method-object.ts'
import {declineMessage, type CardOutcome, type DeclineCode} from '../payments/test-cards.ts'
import type {Account} from '../store/account.ts'
import {completeSession} from './complete-session.ts'
import type {HiddenSession} from './hidden-session.ts'

/** Each page says the reason in its own words. */
export type DeclineReason = DeclineCode | 'insufficient_funds' | 'authentication'

/** All attempts of a session share one payment. */
export interface PaymentAttempt {
  session: Stripe.Checkout.Session
  hidden: HiddenSession
  intent: Stripe.PaymentIntent
  payer: Payer
  paymentMethod: Stripe.PaymentMethod
}

export function succeed(
  account: Account,
  attempt: PaymentAttempt,
  {
    isAuthenticated = false,
    thenDisputed = false,
  }: {isAuthenticated?: boolean; thenDisputed?: boolean | undefined},
) {
  const {store, events} = account
  const {session, hidden, intent, payer, paymentMethod} = attempt
  const charge = addCharge(account, {
    intent,
    payer,
    paymentMethod: paymentMethod.id,
    status: 'succeeded',
    isAuthenticated,
  })
  const paid = store.change(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: paymentMethod.id,
  })
  events.record('charge.succeeded', charge)
  events.record('payment_intent.succeeded', paid)
  const completed = completeSession(account, session, hidden, payer, 'paid')
  const withBalance = addBalance(account, charge)
  if (thenDisputed) openDispute(account, withBalance)
  return completed
}

/** The balance follows the payment, with an event of its own. */
export function addBalance(account: Account, charge: Stripe.Charge): Stripe.Charge {
  const balance = addBalanceTransaction(account, {
    type: 'charge',
    amount: charge.amount,
    fee: feeOf(account, charge.amount),
    feeDescription: 'Stripe processing fees',
    currency: charge.currency,
    source: charge.id,
    description: charge.description,
    reportingCategory: 'charge',
  })
  const changed = account.store.change(charge, {balance_transaction: balance.id})
  account.events.record('charge.updated', changed, {balance_transaction: null})
  return changed
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
  return completeSession(account, session, hidden, payer, 'unpaid')
}

/** The session stays open for another attempt. */
export function decline(
  account: Account,
  attempt: PaymentAttempt,
  outcome: Extract<CardOutcome, {kind: 'declined'}>,
): {reason: DeclineReason; message: string} {
  const {intent, payer, paymentMethod} = attempt
  const message = declineMessage(outcome.code, outcome.declineCode)
  const charge = addCharge(account, {
    intent,
    payer,
    paymentMethod: paymentMethod.id,
    status: 'failed',
    decline: outcome,
  })
  account.events.record('charge.failed', charge)
  failIntent(
    account,
    {...attempt, intent: account.store.change(intent, {latest_charge: charge.id})},
    {
      type: 'card_error',
      code: outcome.code,
      ...(outcome.declineCode !== null && {decline_code: outcome.declineCode}),
      doc_url: `https://stripe.com/docs/error-codes/${outcome.code.replaceAll('_', '-')}`,
      message,
      charge: charge.id,
    },
  )
  const reason = outcome.declineCode === 'insufficient_funds' ? outcome.declineCode : outcome.code
  return {reason, message}
}

export function failIntent(
  {store, events}: Account,
  {intent, paymentMethod}: PaymentAttempt,
  error: Stripe.PaymentIntent.LastPaymentError,
) {
  const failed = store.change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {...error, payment_method: paymentMethod},
  })
  events.record('payment_intent.payment_failed', failed)
}
