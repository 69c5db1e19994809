import type {Stripe} from 'stripe'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import {reportSubscription} from '../_shared/stripe/report-subscription.ts'
import {isStripeError} from '../_shared/stripe/stripe-error.ts'
import {findSessions} from './find-sessions.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'
import {readSession} from './reconcile-checkouts.ts'

/** A call can certainly handle this many. */
const AT_MOST = 25

interface DueSubscription {
  subscription_id: string
  /** Null while it is unknown whether Stripe created a checkout. */
  session_id: string | null
  /** Null until the checkout is completed. */
  stripe_subscription_id: string | null
  is_to_stop: boolean
  created_at: string
}

/** Cancels what is to stop, and reads what a webhook should have reported. */
export async function reconcileSubscriptions(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('subscriptions_to_check', {at_most: AT_MOST})
  throwOnError('subscriptions_to_check', error)
  // The generated types omit null.
  const due = (data ?? []) as DueSubscription[]
  const lost = due.flatMap(({subscription_id: reference, session_id, stripe_subscription_id, created_at}) =>
    session_id === null && stripe_subscription_id === null ? [{reference, created_at}] : [],
  )
  let found: ReturnType<typeof findSessions> | undefined
  return handleEach(due, reconciliation, async (subscription) => {
    const {subscription_id: id, stripe_subscription_id: atStripe, session_id} = subscription
    if (atStripe !== null) {
      await readOrStop(reconciliation, id, atStripe, subscription.is_to_stop)
      return
    }
    const session = session_id ?? (await (found ??= findSessions(reconciliation, lost))).get(id)
    await applySession(client, stripe, id, session)
  })
}

async function readOrStop({client, stripe}: Reconciliation, id: string, atStripe: string, isToStop: boolean) {
  try {
    if (isToStop) await cancel(stripe, atStripe)
    await reportSubscription(client, stripe, atStripe)
  } catch (error) {
    if (!isStripeError(error) || error.statusCode !== 404) throw error
    await lapse(client, id)
  }
}

async function cancel(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id)
  } catch (error) {
    // Stripe does not find one that has ended. The reading says so.
    if (!isStripeError(error) || error.statusCode !== 404) throw error
  }
}

async function applySession(
  client: ServiceClient,
  stripe: Stripe,
  id: string,
  sessionId: string | undefined,
) {
  const session = sessionId === undefined ? undefined : await readSession(stripe, sessionId)
  const begun = session?.subscription
  if (begun) {
    await reportSubscription(client, stripe, typeof begun === 'string' ? begun : begun.id)
  } else if (session?.status === 'open' && session.url !== null) {
    const {error} = await client.rpc('record_subscription_checkout', {
      subscription_id: id,
      session_id: session.id,
      url: session.url,
      expires_at: new Date(session.expires_at * 1000).toISOString(),
    })
    throwOnError('record_subscription_checkout', error)
  } else {
    await lapse(client, id)
  }
}

async function lapse(client: ServiceClient, id: string): Promise<void> {
  const {error} = await client.rpc('lapse_subscription', {subscription_id: id})
  throwOnError('lapse_subscription', error)
}
