import {logLine} from '@site/schemas/log-line'
import {manageSubscriptionRequest, type ManageSubscriptionRequest} from '@site/schemas/requests/subscription'
import {findUser} from '../_shared/caller.ts'
import {definePageHandler} from '../_shared/define-page-handler.ts'
import {readFields} from '../_shared/define-submission.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {hashSubmitter} from '../_shared/rate-limit.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {
  createServiceClient,
  longTimeoutMs,
  throwOnError,
  type ServiceClient,
} from '../_shared/service-client.ts'
import {cardPage} from '../_shared/stripe/card-page.ts'
import {changeAtStripe} from '../_shared/stripe/change-subscription.ts'
import {reportSubscription} from '../_shared/stripe/report-subscription.ts'
import {createStripe, stripeEnv, type Stripe} from '../_shared/stripe/stripe-client.ts'
import {hasNoEffect, isStripeError} from '../_shared/stripe/stripe-error.ts'
import {changeAnswer} from './begun-change.ts'

export const handler = definePageHandler({
  name: 'manage-subscription',
  env: {
    SITE_URL: variable.SITE_URL,
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SUPABASE_PUBLISHABLE_KEYS: variable.SUPABASE_PUBLISHABLE_KEYS,
    ...stripeEnv,
  },
  handle: async (request, env) => {
    const {token, locale, ...change} = await readFields(manageSubscriptionRequest, request)
    const userId = token === undefined ? (await findUser(request, env))?.id : undefined
    if (token === undefined && userId === undefined)
      throw new HttpError('unauthorized', 'A change needs a link or a session')

    const client = createServiceClient(env, longTimeoutMs)
    const {networkHash} = hashSubmitter(env.SUPABASE_SECRET_KEYS.default, {request})
    const {data, error} = await client.rpc('begin_subscription_change', {
      // The generated types omit null.
      token: (token ?? null) as string,
      context: {...change, userId, networkHash},
    })
    throwOnRefusal('begin_subscription_change', error)
    const begun = changeAnswer.parse(data)
    if ('linkSent' in begun) return Response.json(begun)
    const stripe = createStripe(env)
    if (change.action === 'card') {
      const page = {siteUrl: env.SITE_URL, token, ...(locale && {locale})}
      return Response.json({url: await cardPage(stripe, begun, page).catch(unavailable)})
    }
    await changeAtStripe(stripe, change.action, begun).catch((cause: unknown) =>
      afterFailure(cause, change.action, () => report(client, stripe, begun.stripeSubscriptionId)),
    )
    await report(client, stripe, begun.stripeSubscriptionId)
    const shown = await client.rpc('subscription_after_change', {subscription_id: begun.subscriptionId})
    throwOnError('subscription_after_change', shown.error)
    return Response.json({ok: true, subscription: shown.data})
  },
})

/** The database keeps a stop, and reconcile-payments repeats it. */
async function afterFailure(
  cause: unknown,
  action: ManageSubscriptionRequest['action'],
  readAgain: () => Promise<void>,
): Promise<void> {
  if (!isStripeError(cause)) throw cause
  if (action === 'stop') {
    console.error(logLine('manage-subscription:', String(cause)))
    return
  }
  if (!hasNoEffect(cause) || ![400, 404].includes(cause.statusCode ?? 0)) return unavailable(cause)
  // Somebody else ended it at Stripe.
  await readAgain()
  throw new HttpError('subscription_state', 'Stripe refuses the change', {cause})
}

function unavailable(cause: unknown): never {
  if (!isStripeError(cause)) throw cause
  throw new HttpError('payments_unavailable', 'Stripe changes nothing at the moment', {cause})
}

/** If Stripe cannot be read, its webhook reports the change. */
async function report(client: ServiceClient, stripe: Stripe, id: string): Promise<void> {
  try {
    await reportSubscription(client, stripe, id)
  } catch (error) {
    if (!isStripeError(error)) throw error
    console.error(logLine('manage-subscription:', String(error)))
  }
}
