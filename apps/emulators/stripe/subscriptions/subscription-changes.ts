import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {changesOf} from '../store/changes-of.ts'

/** The API does not show these. Times are in seconds since 1970. */
interface HiddenSubscription {
  /** When time next changes the subscription. */
  nextAt: number | null
  /** The end of the period whose renewal was announced. */
  noticedFor: number | null
}

const NOTICE = 7 * 24 * 60 * 60

/** An event tells what has changed. */
export function updateSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.Subscription>,
): Stripe.Subscription {
  const previous = changesOf(subscription, changes)
  if (!previous) return subscription
  const changed = account.store.change(subscription, changes)
  setNextBilling(account, changed)
  account.events.record('customer.subscription.updated', changed, previous)
  return changed
}

export function setNextBilling(
  {store}: Account,
  subscription: Stripe.Subscription,
  noticedFor = store.hidden<HiddenSubscription>(subscription.id)?.noticedFor ?? null,
): void {
  const nextAt = nextBillingAt(subscription, noticedFor)
  store.setHidden(subscription.id, {nextAt, noticedFor} satisfies HiddenSubscription)
}

function nextBillingAt(subscription: Stripe.Subscription, noticedFor: number | null): number | null {
  const {status, items, pause_collection: pause, cancel_at_period_end: isEnding} = subscription
  const end = items.data[0]?.current_period_end
  if ((status !== 'active' && status !== 'past_due') || end === undefined) return null
  const isAnnounced = noticedFor === end || isEnding || pause !== null
  return Math.min(end, isAnnounced ? end : end - NOTICE, pause?.resumes_at ?? end)
}

/** Ends it at once. Its open invoices stay open, but are not collected any more. */
export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  details: Partial<Stripe.Subscription.CancellationDetails>,
): Stripe.Subscription {
  const {store, events, clock} = account
  const before = subscription.cancellation_details
  const ended = store.change(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? clock.seconds(),
    ended_at: clock.seconds(),
    cancellation_details: {
      comment: before?.comment ?? null,
      feedback: before?.feedback ?? null,
      feedback_option: null,
      reason: null,
      ...details,
    },
  })
  setNextBilling(account, ended)
  events.record('customer.subscription.deleted', ended)
  return ended
}
