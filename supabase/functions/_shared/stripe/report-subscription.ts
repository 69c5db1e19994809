import {withoutControls} from '@site/schemas/texts/readable-text'
import type {Stripe} from 'stripe'
import * as z from 'zod'
import type {Json} from '../../../generated/database.types.gen.ts'
import {throwOnError, type ServiceClient} from '../service-client.ts'
import {seconds, wholePence} from './payout.ts'
import {checkShape} from './stripe-client.ts'

const id = z.string().min(1).max(255)
const instant = seconds.nullish()

const card = z
  .object({card: z.object({brand: z.string(), last4: z.string()}).nullish()})
  .nullish()
  .catch(null)

/** What the database reads of a subscription, and nothing else of its payer. */
const readSubscription = z.object({
  id,
  status: z.string().min(1).max(60),
  metadata: z.object({subscriptionId: z.string().optional()}),
  customer: z.union([id, z.object({id, email: z.string().nullish()})]),
  start_date: seconds,
  cancel_at: instant,
  canceled_at: instant,
  ended_at: instant,
  cancellation_details: z.object({reason: z.string().nullish()}).nullish(),
  pause_collection: z.object({behavior: z.string(), resumes_at: instant}).nullish(),
  default_payment_method: card,
  items: z.object({
    data: z
      .array(
        z.object({
          quantity: z.int().min(0).optional(),
          price: z.object({unit_amount: wholePence}),
          current_period_end: seconds,
        }),
      )
      .min(1),
  }),
})

const readInvoice = z.object({
  id,
  status: z.string().nullable(),
  billing_reason: z.string().nullish(),
  created: seconds,
  currency: z.string().regex(/^[a-z]{3}$/i),
  amount_due: wholePence,
  attempt_count: z.int().min(0),
  next_payment_attempt: instant,
  status_transitions: z.object({paid_at: instant}),
  payments: z
    .object({
      data: z.array(
        z.object({
          id,
          status: z.string(),
          amount_paid: wholePence.nullish(),
          payment: z.object({
            type: z.string(),
            payment_intent: z.union([id, z.object({id}).transform((intent) => intent.id)]).nullish(),
          }),
          status_transitions: z.object({paid_at: instant}),
        }),
      ),
    })
    .optional(),
})

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
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ['customer', 'default_payment_method'],
  })
  const invoices = await stripe.invoices.list({
    subscription: subscriptionId,
    limit: INVOICES,
    expand: ['data.payments'],
  })
  const {data, error} = await client.rpc('report_subscription', {
    subscription: storable(checkShape(readSubscription, subscription)),
    invoices: storable(invoices.data.map((invoice) => checkShape(readInvoice, invoice))),
    read_at: readAt,
  })
  throwOnError('report_subscription', error)
  return data
}

/** A payer may have typed what the database cannot store. */
const storable = (value: object): Json =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? withoutControls(each) : each,
  ) as Json
