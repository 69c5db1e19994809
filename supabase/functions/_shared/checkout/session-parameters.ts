import type {Language} from '@site/schemas/languages'
import type {Stripe} from 'stripe'
import {purchaseName, type Purchase} from './checkout-texts.ts'

export interface CheckoutPayment {
  paymentId: string
  purpose: Purchase['purpose']
  amountPence: number
  currency: 'GBP'
}

export interface CheckoutDetails {
  siteUrl: string
  language: Language
  campaign?: string | null
  email?: string
}

const pages = {
  donation: ['aukojimas-sekmingai', 'aukojimas-atsauktas'],
  membership: ['membership-success', 'taptinariu'],
} as const

/** Contains no time, because a repetition under the same idempotency key needs the same parameters. */
export function sessionParameters(
  {paymentId, purpose, amountPence, currency}: CheckoutPayment,
  {siteUrl, language, campaign, email}: CheckoutDetails,
): Stripe.Checkout.SessionCreateParams {
  const name = purchaseName({purpose, campaign}, language)
  const root = language === 'lt' ? siteUrl : `${siteUrl}/${language}`
  const [paidPage, cancelledPage] = pages[purpose]
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: {currency: currency.toLowerCase(), unit_amount: amountPence, product_data: {name}},
      },
    ],
    // Stripe puts the id in place of the braces.
    success_url: `${root}/${paidPage}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${root}/${cancelledPage}`,
    locale: language,
    submit_type: purpose === 'donation' ? 'donate' : 'pay',
    ...(email !== undefined && {customer_email: email}),
    metadata: {paymentId, purpose},
    payment_intent_data: {description: name, metadata: {paymentId, purpose}},
  }
}
