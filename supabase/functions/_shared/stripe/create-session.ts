import type {Language} from '@site/schemas/languages'
import type {Stripe} from 'stripe'
import * as z from 'zod'
import {checkShape} from './stripe-client.ts'
import {hasNoEffect} from './stripe-error.ts'

export interface CheckoutPayment {
  paymentId: string
  purpose: 'donation' | 'membership'
  amountPence: number
  currency: 'GBP'
}

/** The card is charged each month or year. */
export interface CheckoutSubscription extends Omit<CheckoutPayment, 'paymentId'> {
  subscriptionId: string
  interval: 'month' | 'year'
}

export interface CheckoutDetails {
  siteUrl: string
  language: Language
  /** What is paid for. */
  name: string
  email?: string
  /** Where Stripe's page leads back unpaid, if not to the usual page, as a path without the first slash. */
  cancelledPage?: string
}

const pages = {
  donation: ['aukojimas-sekmingai', 'aukojimas-atsauktas'],
  membership: ['membership-success', 'taptinariu'],
} as const

/** Contains no time, because a repetition under the same idempotency key needs the same parameters. */
function sessionParameters(
  payment: CheckoutPayment | CheckoutSubscription,
  {siteUrl, language, name, email, ...details}: CheckoutDetails,
): Stripe.Checkout.SessionCreateParams {
  const {purpose, amountPence, currency} = payment
  const interval = 'interval' in payment ? payment.interval : undefined
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

const openSession = z.object({id: z.string().min(1), url: z.url(), expires_at: z.int()})

/** A repetition of a request makes no other checkout. */
export async function createSession(
  stripe: Stripe,
  payment: CheckoutPayment | CheckoutSubscription,
  details: CheckoutDetails,
): Promise<{id: string; url: string; expiresAt: string}> {
  const session = await stripe.checkout.sessions.create(sessionParameters(payment, details), {
    idempotencyKey: 'paymentId' in payment ? payment.paymentId : payment.subscriptionId,
  })
  const {id, url, expires_at: expires} = checkShape(openSession, session)
  return {id, url, expiresAt: new Date(expires * 1000).toISOString()}
}

/** Stripe repeats a failure (5xx) for a day under the same key, and nobody has the URL of that checkout. */
export const needsNewPayment = (error: Stripe.errors.StripeError): boolean =>
  hasNoEffect(error) || (error.statusCode ?? 0) >= 500
