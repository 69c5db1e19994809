import type {Language} from '@site/schemas/languages'
import type {Stripe} from 'stripe'
import type {CommunityName} from '../community-name.ts'
import {purchaseName, type Purchase} from './checkout-texts.ts'

export interface CheckoutPayment {
  paymentId: string
  purpose: Purchase['purpose']
  amountPence: number
  currency: 'GBP'
  community?: CommunityName | undefined
}

/** The card is charged each month or year. */
export interface CheckoutSubscription extends Omit<CheckoutPayment, 'paymentId'> {
  subscriptionId: string
  interval: 'month' | 'year'
}

export interface CheckoutDetails {
  siteUrl: string
  language: Language
  campaign?: string | null
  email?: string
  /** Where Stripe's page leads back unpaid, if not to the usual page, as a path without the first slash. */
  cancelledPage?: string
}

const pages = {
  donation: ['aukojimas-sekmingai', 'aukojimas-atsauktas'],
  membership: ['membership-success', 'taptinariu'],
} as const

/** Contains no time, because a repetition under the same idempotency key needs the same parameters. */
export function sessionParameters(
  payment: CheckoutPayment | CheckoutSubscription,
  {siteUrl, language, campaign, email, ...details}: CheckoutDetails,
): Stripe.Checkout.SessionCreateParams {
  const {purpose, amountPence, currency, community} = payment
  const interval = 'interval' in payment ? payment.interval : undefined
  const name = purchaseName({purpose, campaign, community, interval}, language)
  const root = language === 'lt' ? siteUrl : `${siteUrl}/${language}`
  const [paidPage, cancelledPage] = pages[purpose]
  const reference = 'interval' in payment ? payment.subscriptionId : payment.paymentId
  return {
    client_reference_id: reference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountPence,
          product_data: {name},
          ...(interval && {recurring: {interval}}),
        },
      },
    ],
    // Stripe puts the id in place of the braces.
    success_url: `${root}/${paidPage}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${root}/${details.cancelledPage ?? cancelledPage}`,
    locale: language,
    ...(email !== undefined && {customer_email: email}),
    ...('interval' in payment ? ofSubscription(payment, name) : ofPayment(payment, name)),
  }
}

const ofPayment = ({paymentId, purpose}: CheckoutPayment, name: string) => ({
  mode: 'payment' as const,
  submit_type: purpose === 'donation' ? ('donate' as const) : ('pay' as const),
  metadata: {paymentId, purpose},
  payment_intent_data: {description: name, metadata: {paymentId, purpose}},
})

/** Stripe gives the metadata of the session to nothing else. */
const ofSubscription = ({subscriptionId, purpose}: CheckoutSubscription, name: string) => ({
  mode: 'subscription' as const,
  metadata: {subscriptionId, purpose},
  subscription_data: {description: name, metadata: {subscriptionId, purpose}},
})
