import type Stripe from 'stripe'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {Payer} from '../payments/payment-method-object.ts'
import type {Account} from '../store/account.ts'

/** The API does not show these. */
export interface HiddenCard {
  payer: Payer
  /** The bank has confirmed the card, so that it needs no further confirmation without its holder. */
  isSetUp: boolean
}

export function attachCard(
  {store, events}: Account,
  customer: Stripe.Customer,
  card: Stripe.PaymentMethod,
  hidden: HiddenCard,
): Stripe.PaymentMethod {
  store.setHidden(card.id, hidden)
  const attached = store.change(card, {customer: customer.id, allow_redisplay: 'limited'})
  events.record('payment_method.attached', attached)
  return attached
}

/** The card that pays a subscription: its own, or else its customer's. */
export function cardOfSubscription(
  {store}: Account,
  customer: Stripe.Customer | undefined,
  subscription: Stripe.Subscription | undefined,
): Stripe.PaymentMethod | undefined {
  const id =
    idOf(subscription?.default_payment_method ?? null) ??
    idOf(customer?.invoice_settings.default_payment_method ?? null)
  return id === null ? undefined : store.get('payment_method', id)
}

/** @throws {StripeError} unless the card is attached to the customer */
export function requireCardOf(
  {store}: Account,
  customer: string | null,
  id: string,
  param: string,
): Stripe.PaymentMethod {
  const card = store.get('payment_method', id)
  if (!card) throw noSuch('PaymentMethod', id, param, 400)
  if (idOf(card.customer) === customer) return card
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    {param},
  )
}
