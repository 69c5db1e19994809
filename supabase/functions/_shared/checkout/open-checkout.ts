import {logLine} from '@site/schemas/log-line'
import * as z from 'zod'
import type {Json} from '../../../generated/database.types.gen.ts'
import {communityName} from '../community-name.ts'
import {variable} from '../env.ts'
import {HttpError, isRefusal} from '../http-error.ts'
import {throwOnError, type ServiceClient} from '../service-client.ts'
import {
  createSession,
  needsNewPayment,
  type CheckoutDetails,
  type CheckoutPayment,
  type CheckoutSubscription,
} from '../stripe/create-session.ts'
import {createStripe, stripeEnv} from '../stripe/stripe-client.ts'
import {isStripeError} from '../stripe/stripe-error.ts'
import {purchaseName} from './checkout-texts.ts'

export const checkoutEnv = {SITE_URL: variable.SITE_URL, ...stripeEnv}

/** What a form adds to what is paid. */
export type FormDetails = Omit<CheckoutDetails, 'siteUrl' | 'name'> & {campaign?: string | null}

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

/** @throws {HttpError} payments_unavailable when Stripe created no checkout, or the outcome is unknown */
export async function openCheckout(
  client: ServiceClient,
  env: CheckoutEnv,
  payment: Json,
  {campaign, ...details}: FormDetails,
): Promise<{url: string}> {
  const known = createdPayment.parse(payment)
  if ('url' in known) return {url: known.url}
  const interval = 'interval' in known ? known.interval : undefined
  const name = purchaseName({...known, campaign, interval}, details.language)
  const {id, url, expiresAt} = await createOrAbandon(client, env, known, {
    ...details,
    name,
    siteUrl: env.SITE_URL,
  })
  const checkout = {session_id: id, url, expires_at: expiresAt}
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
  return {url}
}

async function createOrAbandon(
  client: ServiceClient,
  env: CheckoutEnv,
  payment: CheckoutPayment | CheckoutSubscription,
  details: CheckoutDetails,
) {
  try {
    return await createSession(createStripe(env), payment, details)
  } catch (cause) {
    if (!isStripeError(cause)) throw cause
    if (needsNewPayment(cause)) await abandon(client, payment)
    throw new HttpError('payments_unavailable', 'Stripe makes no checkout at the moment', {cause})
  }
}

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
