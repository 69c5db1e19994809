import type Stripe from 'stripe'
import {findCustomer} from '../customers/customer-object.ts'
import {collectInvoice, finalizeAndCollect} from '../invoices/collect-invoice.ts'
import {paymentsOf} from '../invoices/invoice-payment-object.ts'
import {draftInvoice} from '../invoices/invoice-object.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {Account, Domain} from '../store/account.ts'
import {renewSubscription} from './renew-subscription.ts'
import {setNextBilling, updateSubscription} from '../subscriptions/subscription-changes.ts'
import {itemOf, nextPeriod} from '../subscriptions/subscription-object.ts'

export const billing: Domain = {
  indexes: `
    create index if not exists due_billing on objects (json_extract(hidden, '$.nextAt'))
      where object in ('subscription', 'invoice');
  `,
  included: {
    invoice: (account, invoice) => ({payments: () => paymentsOf(account, invoice)}),
  },
  due: {
    nextAt: ({store}) =>
      store.earliest(`
        select min(json_extract(hidden, '$.nextAt')) as at from objects indexed by due_billing
        where object in ('subscription', 'invoice') and json_extract(hidden, '$.nextAt') > 0
      `),
    run: billDue,
  },
}

/** Does in order whatever periods, invoices and attempts were due, each at its time. */
function billDue(account: Account, now: number): void {
  for (let body = dueBilling(account, now); body; body = dueBilling(account, now)) {
    const {store, clock} = account
    const at = store.hidden<{nextAt: number}>(body.id)?.nextAt ?? now
    clock.at(at, () =>
      body.object === 'invoice' ? advanceInvoice(account, body) : advanceSubscription(account, body, at),
    )
  }
}

/** What a subscription or an invoice must do first of all that is due. */
function dueBilling({store}: Account, now: number) {
  const [first] = store.select<Stripe.Subscription | Stripe.Invoice>(
    `select body from objects indexed by due_billing
     where object in ('subscription', 'invoice') and json_extract(hidden, '$.nextAt') <= ?
     order by json_extract(hidden, '$.nextAt'), sequence limit 1`,
    now,
  )
  return first
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
