import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import {cancelIfRunning} from '../_shared/stripe/change-subscription.ts'
import {readCheckout} from '../_shared/stripe/checkout-report.ts'
import {findSessions} from '../_shared/stripe/find-sessions.ts'
import {reportSubscription} from '../_shared/stripe/report-subscription.ts'
import type {Stripe} from '../_shared/stripe/stripe-client.ts'
import {isUnknownToStripe} from '../_shared/stripe/stripe-error.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

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
    await applyCheckout(client, stripe, id, session)
  })
}

async function readOrStop({client, stripe}: Reconciliation, id: string, atStripe: string, isToStop: boolean) {
  try {
    if (isToStop) await cancelIfRunning(stripe, atStripe)
    await reportSubscription(client, stripe, atStripe)
  } catch (error) {
    if (!isUnknownToStripe(error)) throw error
    await lapse(client, id)
  }
}

async function applyCheckout(
  client: ServiceClient,
  stripe: Stripe,
  id: string,
  sessionId: string | undefined,
) {
  const read = sessionId === undefined ? undefined : await readCheckout(stripe, sessionId)
  if (read && read.subscriptionId !== null) {
    await reportSubscription(client, stripe, read.subscriptionId)
  } else if (read?.checkout.kind === 'payment_pending' && read.checkout.url !== null) {
    const {checkoutId, url, expiresAt} = read.checkout
    const {error} = await client.rpc('record_subscription_checkout', {
      subscription_id: id,
      session_id: checkoutId,
      url,
      expires_at: expiresAt,
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
