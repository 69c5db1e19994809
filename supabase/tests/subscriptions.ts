import {randomUUID} from 'node:crypto'
import type {Query} from './callers.ts'
import type {Json, Transaction} from './database.ts'
import {createDonation, daysAgo, serviceOf} from './money.ts'

type Fields = Record<string, Json | undefined>

const DAY = 24 * 60 * 60 * 1000

/** A monthly gift that a form has begun. */
export interface Gift {
  id: string
  email: string
  begun: Date
}

export async function beginGift(
  tx: Transaction,
  fields: Fields = {},
  {begun = daysAgo(40), ...changes}: Fields & {begun?: Date} = {},
): Promise<Gift> {
  const answer = await createDonation(
    serviceOf(tx),
    {amount: 10, interval: 'month', ...fields},
    changes as Fields,
  )
  const id = (answer as unknown as {subscriptionId: string}).subscriptionId
  return {id, email: `giver-${randomUUID().slice(0, 8)}@example.test`, begun}
}

/** The subscription as the functions read it from Stripe. */
export function atStripe({id, email, begun}: Gift, fields: Fields = {}): Fields {
  return {
    subscriptionId: `sub_${id}`,
    reference: id,
    payerId: `cus_${id}`,
    email,
    status: 'active',
    hasFailed: false,
    pence: 1000,
    startedAt: begun.toISOString(),
    periodEndsAt: daysAgo(-10).toISOString(),
    isPaused: false,
    resumesAt: null,
    endsAt: null,
    endedAt: null,
    cardBrand: 'visa',
    cardLast4: '4242',
    ...fields,
  }
}

/** The invoice of the so manieth month, the first of which is 0. */
export function invoiceOf({id, begun}: Gift, month: number, fields: Fields = {}): Fields {
  const created = begun.getTime() + month * 30 * DAY
  const pence = fields.pence ?? 1000
  return {
    invoiceId: `in_${id}_${month}`,
    status: 'paid',
    createdAt: new Date(created).toISOString(),
    pence,
    currency: 'gbp',
    isFirst: month === 0,
    attempts: 1,
    nextAttemptAt: null,
    paid: {pence, at: new Date(created + 60_000).toISOString(), paidWith: `pi_${id}_${month}`},
    ...fields,
  }
}

/** An invoice that could not be charged so many times, and is tried again in three days or, with null, not any more. */
export const unpaidInvoiceOf = (
  gift: Gift,
  month: number,
  attempts: number,
  next: Date | null = daysAgo(-3),
) =>
  invoiceOf(gift, month, {
    status: 'open',
    attempts,
    nextAttemptAt: next?.toISOString() ?? null,
    paid: null,
  })

/** Reports a reading of Stripe. Later calls are later readings, unless a time is given. */
export async function report(
  query: Query,
  subscription: Fields,
  invoices: readonly Fields[],
  readAt?: Date,
): Promise<string> {
  const [row] = await query<{result: {outcome: string}}>`
    select public.report_subscription(
      ${JSON.stringify(subscription)}::text::jsonb, ${JSON.stringify(invoices)}::text::jsonb,
      coalesce(${readAt?.toISOString() ?? null}::timestamptz, clock_timestamp())
    ) as result`
  return row?.result.outcome ?? ''
}

/** A gift whose first months are paid. */
export async function runningGift(tx: Transaction, fields: Fields = {}, months = 1): Promise<Gift> {
  const gift = await beginGift(tx, fields)
  const invoices = Array.from({length: months}, (_, month) => invoiceOf(gift, month))
  await report(serviceOf(tx), atStripe(gift), invoices)
  return gift
}

export const giftOf = async (tx: Transaction, {id}: Gift) => {
  const [row] = await tx`select * from public.subscriptions where id = ${id}`
  if (!row) throw new Error('There is no such subscription')
  return row
}

export const giftPayments = (tx: Transaction, {id}: Gift) => tx`
  select payment.invoice_id, payment.payment_intent_id, payment.status, payment.amount_pence, payment.received_pence, payment.paid_at,
    donation.donor_name, donation.email, donation.campaign_id, donation.message
  from public.payments as payment left join public.donations as donation on donation.payment_id = payment.id
  where payment.subscription_id = ${id} order by payment.paid_at, payment.id`

export async function beginChange(query: Query, token: string | null, context: Fields) {
  const [row] = await query<{result: Record<string, unknown>}>`
    select public.begin_subscription_change(${token}, ${JSON.stringify(context)}::text::jsonb) as result`
  return row?.result ?? {}
}
