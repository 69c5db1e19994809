import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {endSubscription, updateSubscription} from '../subscriptions/subscription-changes.ts'
import {updateInvoice} from './invoice-changes.ts'
import {subscriptionIdOf} from './invoice-object.ts'
import {paymentOf} from './invoice-payment-object.ts'

const DAY = 24 * 60 * 60

/** Its subscription becomes active with it. */
export function markPaid(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  const {store, events, clock} = account
  const now = clock.seconds()
  const {payment} = paymentOf(account, invoice) ?? {}
  if (payment) {
    const settled = store.change(payment, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      status_transitions: {...payment.status_transitions, paid_at: now},
    })
    events.record('invoice_payment.paid', settled)
  }
  const paid = updateInvoice(account, invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: Math.max(invoice.attempt_count, 1),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: {...invoice.status_transitions, paid_at: now},
  })
  events.record('invoice.paid', paid)
  events.record('invoice.payment_succeeded', paid)
  const subscription = subscriptionOf(account, invoice)
  const isWaiting = subscription?.status === 'incomplete' || subscription?.status === 'past_due'
  if (isWaiting && subscription.latest_invoice === invoice.id) {
    updateSubscription(account, subscription, {status: 'active'})
  }
  return paid
}

interface Failure {
  /** Time has made the attempt, so time makes the next one. */
  isScheduled: boolean
  needsAuthentication: boolean
}

/** Without another attempt to come, the subscription ends. */
export function markFailed(
  account: Account,
  invoice: Stripe.Invoice,
  {isScheduled, needsAuthentication}: Failure,
): Stripe.Invoice {
  const {events, clock, retryDays} = account
  const count = isScheduled ? invoice.attempt_count + 1 : Math.max(invoice.attempt_count, 1)
  const days = retryDays[count - 1]
  const failed = updateInvoice(account, invoice, {
    attempt_count: count,
    attempted: true,
    ...(isScheduled && {next_payment_attempt: days === undefined ? null : clock.seconds() + days * DAY}),
  })
  if (needsAuthentication) events.record('invoice.payment_action_required', failed)
  events.record('invoice.payment_failed', failed)
  const subscription = subscriptionOf(account, invoice)
  if (subscription?.status !== 'active' && subscription?.status !== 'past_due') return failed
  const pastDue = updateSubscription(account, subscription, {status: 'past_due'})
  if (isScheduled && days === undefined) stopSubscription(account, pastDue, {reason: 'payment_failed'})
  return failed
}

/** Ends it at once. Its open invoices stay open, but time collects none of them any more. */
export function stopSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  details: Partial<Stripe.Subscription.CancellationDetails>,
): Stripe.Subscription {
  const ended = endSubscription(account, subscription, details)
  for (const status of ['draft', 'open'] as const) {
    const found = account.store.list<Stripe.Invoice>({
      type: 'invoice',
      filters: {'$.parent.subscription_details.subscription': subscription.id, '$.status': status},
      limit: 100,
    })
    for (const invoice of found?.data ?? []) {
      updateInvoice(account, invoice, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      })
    }
  }
  return ended
}

export function subscriptionOf({store}: Account, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  const id = subscriptionIdOf(invoice)
  return id === null ? undefined : store.get('subscription', id)
}
