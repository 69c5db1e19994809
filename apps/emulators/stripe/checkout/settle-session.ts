import type Stripe from 'stripe'
import {addBalance} from '../payments/intent-attempt.ts'
import type {Account} from '../store/account.ts'
import {intentOf} from './session-object.ts'

/** A bank debit takes days to succeed or fail. Returns `undefined` when none is on its way. */
export function settleSession(
  account: Account,
  session: Stripe.Checkout.Session,
  isPaid: boolean,
): Stripe.Checkout.Session | undefined {
  const {store, events} = account
  const intent = intentOf(account, session)
  const charge =
    typeof intent?.latest_charge === 'string' ? store.get('charge', intent.latest_charge) : undefined
  if (intent?.status !== 'processing' || !charge) return undefined
  if (isPaid) {
    const settled = store.change(charge, {status: 'succeeded', paid: true})
    events.record('charge.succeeded', settled)
    addBalance(account, settled)
    events.record(
      'payment_intent.succeeded',
      store.change(intent, {status: 'succeeded', amount_received: intent.amount, processing: null}),
    )
    const paid = store.change(session, {payment_status: 'paid'})
    events.record('checkout.session.async_payment_succeeded', paid)
    return paid
  }
  const message = 'The customer’s account has insufficient funds to cover this payment.'
  const failed = store.change(charge, {
    status: 'failed',
    paid: false,
    failure_code: 'insufficient_funds',
    failure_message: message,
  })
  events.record('charge.failed', failed)
  const withError = store.change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {type: 'card_error', code: 'insufficient_funds', message, charge: charge.id},
  })
  events.record('payment_intent.payment_failed', withError)
  events.record('checkout.session.async_payment_failed', session)
  return session
}
