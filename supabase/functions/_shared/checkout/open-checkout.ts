import {logLine} from '@site/schemas/log-line'
import type {Stripe} from 'stripe'
import * as z from 'zod'
import type {Json} from '../../../generated/database.types.gen.ts'
import {communityName} from '../community-name.ts'
import {variable} from '../env.ts'
import {HttpError, isRefusal} from '../http-error.ts'
import {throwOnError, type ServiceClient} from '../service-client.ts'
import {checkShape, createStripe} from '../stripe/stripe-client.ts'
import {hasNoEffect, isStripeError} from '../stripe/stripe-error.ts'
import {
  sessionParameters,
  type CheckoutDetails,
  type CheckoutPayment,
  type CheckoutSubscription,
} from './session-parameters.ts'

export const checkoutEnv = {
  SITE_URL: variable.SITE_URL,
  STRIPE_API_BASE: variable.STRIPE_API_BASE,
  STRIPE_SECRET_KEY: variable.STRIPE_SECRET_KEY,
  STRIPE_TIMEOUT_MS: variable.STRIPE_TIMEOUT_MS,
}

interface CheckoutEnv {
  SITE_URL: string
  STRIPE_API_BASE?: string | undefined
  STRIPE_SECRET_KEY: string
  STRIPE_TIMEOUT_MS: number
}

const purchase = {
  purpose: z.enum(['donation', 'membership']),
  amountPence: z.int().min(1),
  currency: z.literal('GBP'),
  community: communityName.optional(),
}

/** The payment or subscription that the database created, or the checkout of an earlier request with the same key. */
const createdPayment = z.union([
  z.object({url: z.url()}),
  z.object({paymentId: z.uuid(), ...purchase}),
  z.object({subscriptionId: z.uuid(), interval: z.enum(['month', 'year']), ...purchase}),
])

const openSession = z.object({id: z.string().min(1), url: z.url(), expires_at: z.int()})

/** @throws {HttpError} payments_unavailable when Stripe created no checkout, or the outcome is unknown */
export async function openCheckout(
  client: ServiceClient,
  env: CheckoutEnv,
  payment: Json,
  details: Omit<CheckoutDetails, 'siteUrl'>,
): Promise<{url: string}> {
  const known = createdPayment.parse(payment)
  if ('url' in known) return {url: known.url}
  const session = await createSession(client, env, known, {...details, siteUrl: env.SITE_URL})
  const checkout = {
    session_id: session.id,
    url: session.url,
    expires_at: new Date(session.expires_at * 1000).toISOString(),
  }
  const {error} =
    'paymentId' in known
      ? await client.rpc('record_checkout', {payment_id: known.paymentId, ...checkout})
      : await client.rpc('record_subscription_checkout', {
          subscription_id: known.subscriptionId,
          ...checkout,
        })
  // Another request with the same key has abandoned the payment.
  if (isRefusal(error?.details))
    throw new HttpError('payments_unavailable', 'The payment has ended', {cause: error?.message})
  throwOnError('record_checkout', error)
  return {url: session.url}
}

async function createSession(
  client: ServiceClient,
  env: CheckoutEnv,
  payment: CheckoutPayment | CheckoutSubscription,
  details: CheckoutDetails,
): Promise<z.output<typeof openSession>> {
  try {
    const session = await createStripe(env).checkout.sessions.create(sessionParameters(payment, details), {
      idempotencyKey: 'paymentId' in payment ? payment.paymentId : payment.subscriptionId,
    })
    return checkShape(openSession, session)
  } catch (cause) {
    if (!isStripeError(cause)) throw cause
    if (needsNewPayment(cause)) await abandon(client, payment)
    throw new HttpError('payments_unavailable', 'Stripe makes no checkout at the moment', {cause})
  }
}

/** Stripe repeats a failure (5xx) for a day under the same key, and nobody has the URL of that checkout. */
const needsNewPayment = (error: Stripe.errors.StripeError) =>
  hasNoEffect(error) || (error.statusCode ?? 0) >= 500

/** If this fails, reconcile-payments abandons it. */
async function abandon(
  client: ServiceClient,
  payment: CheckoutPayment | CheckoutSubscription,
): Promise<void> {
  const {error} =
    'paymentId' in payment
      ? await client.rpc('abandon_checkout', {payment_id: payment.paymentId})
      : await client.rpc('abandon_subscription', {subscription_id: payment.subscriptionId})
  if (error) console.error(logLine('abandon_checkout:', error.message))
}
