import type Stripe from 'stripe'
import {redeem} from '../discounts/redemption.ts'
import type {Payer} from '../payments/payment-method-object.ts'
import type {Account} from '../store/account.ts'
import type {HiddenSession} from './hidden-session.ts'
import {customerDetails} from './session-object.ts'

interface Completion {
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  /** The ids of what a subscription begins with. */
  made?: {customer: string; subscription: string; invoice: string} | undefined
}

export function completeSession(
  account: Account,
  session: Stripe.Checkout.Session,
  {discount}: HiddenSession,
  {email, name, means}: Payer,
  {paymentStatus, made}: Completion,
) {
  if (discount) redeem(account, discount)
  const details = customerDetails(email, name)
  const completed = account.store.change(session, {
    status: 'complete',
    payment_status: paymentStatus,
    customer_details: {...details, address: {...details.address, country: 'GB'}},
    payment_method_types: [means.kind],
    url: null,
    ...made,
  })
  account.events.record('checkout.session.completed', completed)
  return completed
}
