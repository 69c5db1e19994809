import * as z from 'zod'
import type {Json} from '../../generated/database.types.gen.ts'
import {throwOnError} from '../_shared/service-client.ts'
import type {StripeClient} from '../_shared/stripe/stripe-client.ts'
import {StripeError} from '../_shared/stripe/stripe-error.ts'
import {settleEach, type Settling} from './settling.ts'

/** So many as certainly can be settled within a call; the rest are listed by the next one. */
const AT_MOST = 25

/** How far Stripe's clock may be behind the database's. */
const CLOCK_MS = 60_000

interface UnsettledPayment {
  payment_id: string
  /** Null while nobody knows whether Stripe made a checkout. */
  session_id: string | null
  created_at: string
}

/** Brings payments up to date of which Stripe has reported nothing: a webhook or the answer to a request got lost. */
export async function settleCheckouts(settling: Settling): Promise<void> {
  const {client, stripe} = settling
  const {data, error} = await client.rpc('payments_to_check', {at_most: AT_MOST})
  throwOnError('payments_to_check', error)
  // The generated types know no null.
  const payments = (data ?? []) as UnsettledPayment[]
  const lost = payments.filter(({session_id}) => session_id === null)
  let found: ReturnType<typeof findSessions> | undefined
  await settleEach(payments, settling, async ({payment_id, session_id}) => {
    const id = session_id ?? (await (found ??= findSessions(settling, lost))).get(payment_id)
    const session = id === undefined ? undefined : await readSession(stripe, id)
    const result = session
      ? await client.rpc('apply_checkout_session', {session: session as Json, ...paidAt(session)})
      : await client.rpc('lapse_checkout', {payment_id})
    throwOnError(session ? 'apply_checkout_session' : 'lapse_checkout', result.error)
  })
}

const sessionList = z.object({
  has_more: z.boolean(),
  data: z.array(
    z.looseObject({
      id: z.string().min(1),
      status: z.string().nullable(),
      client_reference_id: z.string().nullable(),
      payment_link: z.unknown(),
    }),
  ),
})

/**
 * The sessions that Stripe made for payments, by the payment's id. They can be listed by time only.
 *
 * @throws {Error} when there are too many to tell in time
 */
async function findSessions(
  {stripe, end}: Settling,
  payments: readonly UnsettledPayment[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const ids = new Set(payments.map(({payment_id}) => payment_id))
  const since = Math.min(...payments.map(({created_at}) => Date.parse(created_at))) - CLOCK_MS
  let after: string | undefined
  for (;;) {
    const page = await stripe.get('/v1/checkout/sessions', sessionList, {
      created: {gte: Math.floor(since / 1000)},
      limit: 100,
      starting_after: after,
    })
    for (const {id, status, client_reference_id: payment, payment_link: link} of page.data) {
      // A visitor may give a payment link any reference.
      if (payment === null || !ids.has(payment) || link != null) continue
      if (!found.has(payment) || status === 'complete') found.set(payment, id)
    }
    after = page.data.at(-1)?.id
    if (!page.has_more || after === undefined) return found
    if (Date.now() > end) throw new Error('Stripe lists too many sessions')
  }
}

const stripeSession = z.looseObject({id: z.string().min(1), status: z.string().nullable()})

type StripeSession = z.output<typeof stripeSession>

/** The session, or undefined when Stripe does not know it. */
async function readSession(stripe: StripeClient, id: string): Promise<StripeSession | undefined> {
  try {
    // Of the charge, the time is needed: the session has none for its payment.
    const parameters = {expand: ['payment_intent.latest_charge']}
    return await stripe.get(`/v1/checkout/sessions/${encodeURIComponent(id)}`, stripeSession, parameters)
  } catch (error) {
    if (error instanceof StripeError && error.status === 404) return undefined
    throw error
  }
}

const paidIntent = z.object({latest_charge: z.object({created: z.int(), paid: z.literal(true)})})

function paidAt({payment_intent}: StripeSession): {at?: string} {
  const intent = paidIntent.safeParse(payment_intent)
  return intent.success ? {at: new Date(intent.data.latest_charge.created * 1000).toISOString()} : {}
}
