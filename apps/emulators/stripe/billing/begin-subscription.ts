import type Stripe from 'stripe'
import type {SessionItem} from '../catalogue/payment-link-object.ts'
import {addCustomer, findCustomer} from '../customers/customer-object.ts'
import {attachCard} from '../customers/customer-cards.ts'
import {addInvoice, finalizeInvoice} from '../invoices/finalize-invoice.ts'
import type {IntentAttempt} from '../payments/intent-attempt.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {Account} from '../store/account.ts'
import {addSubscription, itemOf} from '../subscriptions/subscription-object.ts'

interface Beginning extends IntentAttempt {
  session: Stripe.Checkout.Session
  hidden: {
    items: SessionItem[]
    subscription: {description: string | null; metadata: Record<string, string>} | null
  }
}

/** The first invoice is open, and the intent of the session is to pay it. */
export function beginSubscription(
  account: Account,
  {session, hidden, intent, payer, paymentMethod}: Beginning,
  isAuthenticated: boolean,
) {
  const {store, events} = account
  const [item] = hidden.items
  const price = item && store.get('price', item.price)
  if (!price) throw new Error(`The session ${session.id} has no price`)
  const customer = findCustomer(account, idOf(session.customer) ?? '') ?? addCustomer(account, payer)
  attachCard(account, customer, paymentMethod, {payer, isSetUp: isAuthenticated})
  const begun = addSubscription(account, {
    customer: customer.id,
    price,
    quantity: item.quantity,
    paymentMethod: paymentMethod.id,
    description: hidden.subscription?.description ?? null,
    metadata: hidden.subscription?.metadata ?? {},
  })
  const {current_period_start: start, current_period_end: end} = itemOf(begun)
  const draft = addInvoice(account, {
    customer,
    subscription: begun,
    reason: 'subscription_create',
    period: {start, end},
    passed: {start, end: start},
    finalizesAt: null,
  })
  const subscription = store.change(begun, {latest_invoice: draft.id})
  events.record('customer.subscription.created', subscription)
  const ofCustomer = store.change(intent, {customer: customer.id, setup_future_usage: 'off_session'})
  const {invoice} = finalizeInvoice(account, draft, customer, ofCustomer)
  return {customer, subscription, invoice, intent: ofCustomer}
}
