import type {Stripe} from 'stripe'
import * as z from 'zod'
import type {Json} from '../../../generated/database.types.gen.ts'
import type {Invoice, Subscription} from '../payment-reports.ts'
import {throwOnError, type ServiceClient} from '../service-client.ts'
import {currency, id, instant, reference, signedPence, text} from './shapes.ts'
import {checkShape} from './stripe-client.ts'

const statuses = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete',
  trialing: 'active',
  active: 'active',
  paused: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'canceled',
} as const

const card = z
  .object({card: z.object({brand: z.string(), last4: z.string()}).nullish()})
  .nullish()
  .catch(null)

const subscription = z.object({
  id,
  status: z.literal(Object.keys(statuses) as (keyof typeof statuses)[]),
  metadata: z.object({subscriptionId: text.optional()}),
  customer: z.union([
    id.transform((customerId) => ({id: customerId, email: null})),
    z.object({id, email: text.nullish()}),
  ]),
  start_date: instant,
  cancel_at: instant.nullish(),
  canceled_at: instant.nullish(),
  ended_at: instant.nullish(),
  cancellation_details: z.object({reason: z.string().nullish()}).nullish(),
  pause_collection: z.object({resumes_at: instant.nullish()}).nullish(),
  default_payment_method: card,
  items: z.object({
    data: z.tuple(
      [
        z.object({
          quantity: z.int().min(0).optional(),
          price: z.object({unit_amount: signedPence}),
          current_period_end: instant,
        }),
      ],
      z.unknown(),
    ),
  }),
})

/** What is used of a subscription, and nothing else of its payer. */
const toSubscription = (of: z.output<typeof subscription>, readAt: string): Subscription => {
  const [item] = of.items.data
  const isOver = of.status === 'canceled' || of.status === 'incomplete_expired'
  const used = of.default_payment_method?.card
  return {
    subscriptionId: of.id,
    reference: of.metadata.subscriptionId ?? null,
    payerId: of.customer.id,
    email: of.customer.email ?? null,
    status: statuses[of.status],
    hasFailed:
      of.cancellation_details?.reason === 'payment_failed' ||
      of.status === 'unpaid' ||
      of.status === 'incomplete_expired',
    pence: item.price.unit_amount * (item.quantity ?? 1),
    startedAt: of.start_date,
    periodEndsAt: item.current_period_end,
    isPaused: of.pause_collection != null,
    resumesAt: of.pause_collection?.resumes_at ?? null,
    endsAt: of.cancel_at ?? null,
    endedAt: isOver ? (of.ended_at ?? of.canceled_at ?? readAt) : null,
    cardBrand: used?.brand ?? null,
    cardLast4: used?.last4 ?? null,
  }
}

const invoicePayment = z.object({
  id,
  status: z.string(),
  amount_paid: signedPence.nullish(),
  payment: z.object({type: z.string(), payment_intent: reference.nullish()}),
  status_transitions: z.object({paid_at: instant.nullish()}),
})

const running = ['draft', 'open', 'paid'] as const

const invoice = z
  .object({
    id,
    status: z.string().nullable(),
    billing_reason: z.string().nullish(),
    created: instant,
    currency,
    amount_due: signedPence,
    attempt_count: z.int().min(0),
    next_payment_attempt: instant.nullish(),
    status_transitions: z.object({paid_at: instant.nullish()}),
    payments: z.object({data: z.array(invoicePayment)}).optional(),
  })
  .transform((of): Invoice => ({
    invoiceId: of.id,
    status: running.find((status) => status === of.status) ?? 'closed',
    createdAt: of.created,
    pence: of.amount_due,
    currency: of.currency,
    isFirst: of.billing_reason === 'subscription_create',
    attempts: of.attempt_count,
    nextAttemptAt: of.next_payment_attempt ?? null,
    paid:
      of.status === 'paid'
        ? firstPaid(of.payments?.data ?? [], of.status_transitions.paid_at ?? of.created)
        : null,
  }))

/** One that was marked as paid in Stripe's dashboard has no payment: no money came through Stripe. */
function firstPaid(payments: z.output<typeof invoicePayment>[], at: string): Invoice['paid'] {
  const [first] = payments
    .filter(
      ({status, payment, amount_paid}) =>
        status === 'paid' && payment.type === 'payment_intent' && (amount_paid ?? 0) > 0,
    )
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  return first ? {pence: first.amount_paid ?? 0, at, paidWith: first.payment.payment_intent ?? null} : null
}

/** Stripe gives a time to each that is paid. */
const orderOf = ({id: paymentId, status_transitions: {paid_at: at}}: z.output<typeof invoicePayment>) =>
  `${at} ${paymentId}`

/** Two years of months, more than anything but a lasting outage can leave unread. */
const INVOICES = 24

/**
 * Reads a subscription with its latest invoices from Stripe, and has the database apply it.
 *
 * @throws {Stripe.errors.StripeError} when Stripe does not answer
 * @throws {HttpError} when the database does not
 */
export async function reportSubscription(
  client: ServiceClient,
  stripe: Stripe,
  subscriptionId: string,
): Promise<Json> {
  // What Stripe says is at least as new as the moment before it was asked.
  const readAt = new Date().toISOString()
  const read = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ['customer', 'default_payment_method'],
  })
  const invoices = await stripe.invoices.list({
    subscription: subscriptionId,
    limit: INVOICES,
    expand: ['data.payments'],
  })
  const {data, error} = await client.rpc('report_subscription', {
    subscription: toSubscription(checkShape(subscription, read), readAt),
    invoices: invoices.data.map((each) => checkShape(invoice, each)),
    read_at: readAt,
  })
  throwOnError('report_subscription', error)
  return data
}
