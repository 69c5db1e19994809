import type Stripe from 'stripe'
import {findCustomer} from '../customers/customer-object.ts'
import {finalizeAndCollect} from '../invoices/collect-invoice.ts'
import {addInvoice, voidInvoice} from '../invoices/finalize-invoice.ts'
import {stopSubscription} from '../invoices/settle-invoice.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {Account} from '../store/account.ts'
import {itemOf, itemsWith, nextPeriod} from '../subscriptions/subscription-object.ts'
import {updateSubscription} from '../subscriptions/subscription-changes.ts'

const HOUR = 60 * 60

/** What happens at the end of a period. Time collects the invoice an hour later, unless it is collected at once. */
export function renewSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  {isCollectedNow = false}: {isCollectedNow?: boolean} = {},
): void {
  const customer = findCustomer(account, idOf(subscription.customer) ?? '')
  if (subscription.cancel_at_period_end || !customer) {
    stopSubscription(account, subscription, {reason: 'cancellation_requested'})
    return
  }
  const isPaused = subscription.pause_collection !== null
  const {current_period_start: start, current_period_end: end} = itemOf(subscription)
  const period = nextPeriod(subscription)
  const draft = addInvoice(account, {
    customer,
    subscription,
    reason: 'subscription_cycle',
    period,
    passed: {start, end},
    finalizesAt: isPaused ? null : account.clock.seconds() + HOUR,
  })
  updateSubscription(account, subscription, {
    items: itemsWith(subscription, {current_period_start: period.start, current_period_end: period.end}),
    latest_invoice: draft.id,
  })
  if (isPaused) voidInvoice(account, draft)
  else if (isCollectedNow) finalizeAndCollect(account, draft)
}
