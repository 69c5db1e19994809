import type Stripe from 'stripe'
import {findCustomer} from '../customers/customer-object.ts'
import {collectInvoice, finalizeAndCollect} from '../invoices/collect-invoice.ts'
import {draftInvoice} from '../invoices/invoice-object.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {Account} from '../store/account.ts'
import {renewSubscription} from './renew-subscription.ts'
import {setNextBilling, updateSubscription} from './subscription-changes.ts'
import {itemOf, nextPeriod} from './subscription-object.ts'

/** Does in order whatever periods, invoices and attempts were due, each at its time. */
export function billDue(account: Account): void {
  const {store, clock} = account
  const now = clock.seconds()
  for (let due = store.dueBilling(now); due; due = store.dueBilling(now)) {
    const {body, at} = due
    clock.at(at, () =>
      body.object === 'invoice' ? advanceInvoice(account, body) : advanceSubscription(account, body, at),
    )
  }
}

function advanceInvoice(account: Account, invoice: Stripe.Invoice): void {
  if (invoice.status === 'draft') finalizeAndCollect(account, invoice)
  else collectInvoice(account, invoice, {isScheduled: true})
}

function advanceSubscription(account: Account, subscription: Stripe.Subscription, at: number): void {
  const {pause_collection: pause} = subscription
  const {current_period_end: end} = itemOf(subscription)
  if (pause?.resumes_at && pause.resumes_at <= at) {
    updateSubscription(account, subscription, {pause_collection: null})
  } else if (end <= at) {
    renewSubscription(account, subscription)
  } else {
    announceRenewal(account, subscription)
    setNextBilling(account, subscription, end)
  }
}

/** The invoice of the event is a preview, which has no id and is not kept. */
function announceRenewal(account: Account, subscription: Stripe.Subscription): void {
  const customer = findCustomer(account, idOf(subscription.customer) ?? '')
  if (!customer) return
  const {current_period_start: start, current_period_end: end} = itemOf(subscription)
  const {id: _id, ...preview} = draftInvoice(account, {
    customer,
    subscription,
    reason: 'upcoming',
    period: nextPeriod(subscription),
    passed: {start, end},
    finalizesAt: null,
  })
  const upcoming = {...preview, next_payment_attempt: end + 3600} as unknown as Stripe.Invoice
  account.events.record('invoice.upcoming', upcoming)
}
