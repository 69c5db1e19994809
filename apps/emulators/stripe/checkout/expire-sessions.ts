import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {intentOf} from './session-object.ts'

export function expireSession(account: Account, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const {store, events, clock} = account
  const intent = intentOf(account, session)
  const expired = store.change(session, {status: 'expired', url: null})
  events.record('checkout.session.expired', expired)
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') {
    const canceled = store.change(intent, {
      status: 'canceled',
      canceled_at: clock.seconds(),
      cancellation_reason: 'automatic',
      next_action: null,
    })
    events.record('payment_intent.canceled', canceled)
  }
  return expired
}
