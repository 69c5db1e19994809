import type {Stripe} from 'stripe'
import type {Json} from '../../generated/database.types.gen.ts'
import {throwOnError} from '../_shared/service-client.ts'
import {isStripeError} from '../_shared/stripe/stripe-error.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

/** A call can certainly handle this many. */
const AT_MOST = 25

/** Stripe's clock may be this much behind the database's. */
const CLOCK_MS = 60_000

interface OpenPayment {
  payment_id: string
  /** Null while it is unknown whether Stripe created a checkout. */
  session_id: string | null
  created_at: string
}

export async function reconcileCheckouts(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('payments_to_check', {at_most: AT_MOST})
  throwOnError('payments_to_check', error)
  // The generated types omit null.
  const payments = (data ?? []) as OpenPayment[]
  const lost = payments.filter(({session_id}) => session_id === null)
  let found: ReturnType<typeof findSessions> | undefined
  return handleEach(payments, reconciliation, async ({payment_id, session_id}) => {
    const id = session_id ?? (await (found ??= findSessions(reconciliation, lost))).get(payment_id)
    const session = id === undefined ? undefined : await readSession(stripe, id)
    const result = session
      ? await client.rpc('apply_checkout_session', {session: session as unknown as Json, ...paidAt(session)})
      : await client.rpc('lapse_checkout', {payment_id})
    throwOnError(session ? 'apply_checkout_session' : 'lapse_checkout', result.error)
  })
}

/** @throws {Error} when there are too many to read in time: Stripe lists them by time only */
async function findSessions(
  {stripe, end}: Reconciliation,
  payments: readonly OpenPayment[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const ids = new Set(payments.map(({payment_id}) => payment_id))
  const since = Math.min(...payments.map(({created_at}) => Date.parse(created_at))) - CLOCK_MS
  const sessions = stripe.checkout.sessions.list({created: {gte: Math.floor(since / 1000)}, limit: 100})
  for await (const {id, status, client_reference_id: payment, payment_link: link} of sessions) {
    if (Date.now() > end) throw new Error('Stripe lists too many sessions')
    // A visitor may give a payment link any reference.
    if (payment === null || !ids.has(payment) || link != null) continue
    if (!found.has(payment) || status === 'complete') found.set(payment, id)
  }
  return found
}

async function readSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    // The session has no time of its payment, but the charge does.
    return await stripe.checkout.sessions.retrieve(id, {expand: ['payment_intent.latest_charge']})
  } catch (error) {
    if (isStripeError(error) && error.statusCode === 404) return undefined
    throw error
  }
}

function paidAt({payment_intent: intent}: Stripe.Checkout.Session): {at?: string} {
  const charge = typeof intent === 'string' ? null : intent?.latest_charge
  if (!charge || typeof charge === 'string' || !charge.paid) return {}
  return {at: new Date(charge.created * 1000).toISOString()}
}
