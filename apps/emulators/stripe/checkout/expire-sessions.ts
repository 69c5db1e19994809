import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'

export function expireSession(
  {store, events, clock}: Account,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  const intent =
    typeof session.payment_intent === 'string'
      ? store.get('payment_intent', session.payment_intent)
      : undefined
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
