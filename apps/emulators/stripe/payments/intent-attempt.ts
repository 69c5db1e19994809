import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {addBalanceTransaction, feeOf} from './balance-transaction-object.ts'
import {addCharge} from './charge-object.ts'
import type {Payer} from './payment-method-object.ts'
import {declineMessage, type CardOutcome, type DeclineCode} from './test-cards.ts'

/** Each page says the reason in its own words. */
export type DeclineReason = DeclineCode | 'insufficient_funds' | 'authentication'

export type Decline = Pick<Extract<CardOutcome, {kind: 'declined'}>, 'code' | 'declineCode'>

/** An intent keeps its id over all attempts to pay it. */
export interface IntentAttempt {
  intent: Stripe.PaymentIntent
  payer: Payer
  paymentMethod: Stripe.PaymentMethod
}

/** The money follows with `addBalance`. */
export function captureIntent(
  account: Account,
  {intent, payer, paymentMethod}: IntentAttempt,
  {isAuthenticated = false}: {isAuthenticated?: boolean},
): Stripe.Charge {
  const {store, events} = account
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
  return charge
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

/** The intent waits for another attempt. */
export function declineIntent(
  account: Account,
  attempt: IntentAttempt,
  decline: Decline,
): {reason: DeclineReason; message: string} {
  const {intent, payer, paymentMethod} = attempt
  const message = declineMessage(decline.code, decline.declineCode)
  const charge = addCharge(account, {
    intent,
    payer,
    paymentMethod: paymentMethod.id,
    status: 'failed',
    decline,
  })
  account.events.record('charge.failed', charge)
  failIntent(
    account,
    {...attempt, intent: account.store.change(intent, {latest_charge: charge.id})},
    {
      type: 'card_error',
      code: decline.code,
      ...(decline.declineCode !== null && {decline_code: decline.declineCode}),
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
      message,
      charge: charge.id,
    },
  )
  const reason = decline.declineCode === 'insufficient_funds' ? decline.declineCode : decline.code
  return {reason, message}
}

export function failIntent(
  {store, events}: Account,
  {intent, paymentMethod}: IntentAttempt,
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
