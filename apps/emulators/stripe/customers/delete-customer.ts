import type Stripe from 'stripe'
import {stopSubscription} from '../invoices/settle-invoice.ts'
import type {Account} from '../store/account.ts'
import {liveSubscriptions} from './live-subscriptions.ts'

/** The customer's subscriptions end with it. */
export function deleteCustomer(account: Account, customer: Stripe.Customer): Stripe.DeletedCustomer {
  const {store, events} = account
  for (const subscription of liveSubscriptions(account, customer)) {
    stopSubscription(account, subscription, {reason: 'cancellation_requested'})
  }
  events.record('customer.deleted', customer)
  return store.replace({id: customer.id, object: 'customer', deleted: true} satisfies Stripe.DeletedCustomer)
}
