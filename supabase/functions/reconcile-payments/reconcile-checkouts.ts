import type {Stripe} from 'stripe'
import type {Json} from '../../generated/database.types.gen.ts'
import {throwOnError} from '../_shared/service-client.ts'
import {isStripeError} from '../_shared/stripe/stripe-error.ts'
import {findSessions} from './find-sessions.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

/** A call can certainly handle this many. */
const AT_MOST = 25

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
  const lost = payments.flatMap(({payment_id: reference, session_id, created_at}) =>
    session_id === null ? [{reference, created_at}] : [],
  )
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

/** Resolves to nothing if Stripe does not know it. */
export async function readSession(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
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
