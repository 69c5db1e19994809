import {createHash, randomUUID} from 'node:crypto'
import type {Parameter} from 'postgres'
import {as, type Query, service} from './callers.ts'
import type {Json, Transaction} from './database.ts'
import {giveRole, type Person, signUp, unique} from './people.ts'

type SettingValue = string | number | null | Parameter

export type Fields = Record<string, Json | undefined>

const DAY = 24 * 60 * 60 * 1000

/** So many days before now, or after it with a negative number. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY)

/** Changes settings for the rest of the transaction. Tests of several files wait for each other in the same order: first for the money. */
export async function changeSettings(tx: Transaction, settings: Record<string, SettingValue>): Promise<void> {
  await tx`select private.lock_money()`
  await tx`update private.money_settings set ${tx(settings)}`
}

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** What an edge function passes on besides the submission. */
export const contextFor = (submission: Fields, changes: Fields = {}): Fields => ({
  key: randomUUID(),
  digest: digestOf(submission),
  emailHash: digestOf(submission.email ?? randomUUID()),
  networkHash: digestOf(randomUUID()),
  ...changes,
})

export const applicant = (fields: Fields = {}) => ({
  firstName: 'Rasa',
  lastName: 'Rasaitė',
  email: `${unique('policy')}@example.test`,
  phone: '029 2018 0000',
  notes: '',
  ...fields,
})

export interface Checkout {
  paymentId: string
  purpose: string
  amountPence: number
  currency: string
  url?: string
}

/** Calls a function with a submission and a context, as the edge functions do. */
async function submit<Result>(
  query: Query,
  name: string,
  submission: Fields,
  context: Fields,
): Promise<Result> {
  const [row] = await query<{result: Result}>`
    select private_call.result from (
      select case ${name}::text
        when 'create_donation' then public.create_donation(${JSON.stringify(submission)}::text::jsonb, ${JSON.stringify(context)}::text::jsonb)
        when 'create_membership_payment' then public.create_membership_payment(${JSON.stringify(submission)}::text::jsonb, ${JSON.stringify(context)}::text::jsonb)
        when 'apply_for_membership' then public.apply_for_membership(${JSON.stringify(submission)}::text::jsonb, ${JSON.stringify(context)}::text::jsonb)
      end as result
    ) as private_call`
  if (!row) throw new Error(`${name} returned nothing`)
  return row.result
}

export const createDonation = (query: Query, fields: Fields = {}, changes: Fields = {}) =>
  submit<Checkout>(
    query,
    'create_donation',
    {amount: 20, ...fields},
    contextFor({amount: 20, ...fields}, changes),
  )

export const createMembershipPayment = (
  query: Query,
  submission: Fields = applicant(),
  changes: Fields = {},
) => submit<Checkout>(query, 'create_membership_payment', submission, contextFor(submission, changes))

export const applyByTransfer = (query: Query, submission: Fields = applicant(), changes: Fields = {}) =>
  submit<{ok: true}>(query, 'apply_for_membership', submission, contextFor(submission, changes))

/** The checkout of a payment, as the functions report it. Each payment has one. */
export const checkoutOf = (paymentId: string, fields: Fields = {}): Fields => ({
  checkoutId: `cs_test_${paymentId}`,
  reference: paymentId,
  isByLink: false,
  pence: 1500,
  currency: 'gbp',
  paidWith: `pi_${paymentId}`,
  email: 'donor@example.test',
  eventKey: null,
  discountCodes: [],
  ...fields,
})

export type PaymentEvent = Fields & {id: string; at: string}

/** A provider knows instants to the second. */
const second = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000).toISOString()

export const event = (kind: string, content: Fields, at: Date = daysAgo(0)): PaymentEvent => ({
  id: `evt_${randomUUID()}`,
  reportedAs: `test.${kind}`,
  at: second(at),
  kind,
  ...content,
})

export const paid = (paymentId: string, at?: Date, fields: Fields = {}): PaymentEvent =>
  event('payment_settled', checkoutOf(paymentId, fields), at)

export const refunded = (paymentId: string, pence: number, at?: Date): PaymentEvent =>
  event('refunded_in_all', {paidWith: `pi_${paymentId}`, pence}, at)

/** A refund as the functions report it. */
export const refundOf = (paymentId: string, refundId: string, fields: Fields = {}): Fields => ({
  refundId,
  paidWith: `pi_${paymentId}`,
  pence: 1500,
  status: 'succeeded',
  createdAt: second(daysAgo(0)),
  requestId: null,
  ...fields,
})

/** Tickets that somebody paid for through a payment link of ours. */
export const boughtTickets = (
  id: string,
  eventKey: string | null,
  at?: Date,
  fields: Fields = {},
): PaymentEvent =>
  paid(id, at, {
    reference: null,
    isByLink: true,
    pence: 4500,
    eventKey,
    ...fields,
  })

const ticketItems = [
  {name: 'Suaugusiojo bilietas', quantity: 2},
  {name: 'Vaiko bilietas', quantity: 1},
]

/** Buys tickets, and keeps what Stripe knows of them, as reconcile-payments does. Resolves to the id of the payment. */
export async function buyTickets(
  tx: Transaction,
  eventKey: string | null,
  buyer: Fields = {},
  items: readonly Json[] = ticketItems,
): Promise<string> {
  const id = randomUUID()
  await apply(serviceOf(tx), boughtTickets(id, eventKey))
  const [payment] = await tx<{id: string}[]>`
    select id from public.payments where checkout_session_id = ${`cs_test_${id}`}`
  const paymentId = payment?.id ?? ''
  await keepTickets(tx, paymentId, buyer, items)
  return paymentId
}

export const keepTickets = (
  tx: Transaction,
  paymentId: string,
  buyer: Fields = {},
  items: readonly Json[] = ticketItems,
) => serviceOf(tx)`
  select public.record_ticket_order(
    ${paymentId}, ${JSON.stringify({name: 'Rasa Rasaitė', locale: 'lt', ...buyer})}::text::jsonb, ${JSON.stringify(items)}::text::jsonb
  )`

export const dispute = (paymentId: string, status: string, at?: Date, pence = 1500): PaymentEvent =>
  event('dispute', {disputeId: `du_${paymentId}`, paidWith: `pi_${paymentId}`, pence, status}, at)

/** Applies an event as the webhook does. Resolves to its outcome. */
export async function apply(query: Query, reported: PaymentEvent): Promise<string> {
  const [row] = await query<{result: {outcome: string}}>`
    select public.apply_payment_event(${JSON.stringify(reported)}::text::jsonb) as result`
  return row?.result.outcome ?? ''
}

export const serviceOf = (tx: Transaction) => as(tx, service)

/** A membership paid by card. */
export async function memberByCard(tx: Transaction, at: Date = daysAgo(0), submission: Fields = applicant()) {
  const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
  await apply(serviceOf(tx), paid(paymentId, at))
  return {paymentId, email: String(submission.email), submission}
}

/** Another year of the same person. */
export async function renew(tx: Transaction, submission: Fields, at: Date) {
  const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
  await apply(serviceOf(tx), paid(paymentId, at))
  return paymentId
}

/** Does what may be refused, which is part of a random history: an illegal transition raises and changes nothing. */
export async function attempt(tx: Transaction, run: (part: Transaction) => Promise<unknown>) {
  try {
    await tx.savepoint(run)
  } catch (error) {
    if (!String((error as {code?: string}).code).startsWith('PT4')) throw error
  }
}

export const treasurerIn = async (tx: Transaction): Promise<Person> =>
  giveRole(tx, await signUp(tx, 'Ignas'), 'treasurer')

interface Membership {
  id: string
  user_id: string | null
  reference: string
  status: string
  member_since: Date | null
  valid_until: Date | null
  grace_until: Date | null
}

export async function membershipsOf(tx: Transaction, email: unknown): Promise<Membership[]> {
  return tx<Membership[]>`
    select id, user_id, reference, status, member_since, valid_until, grace_until from public.memberships
    where email = ${String(email)} and merged_into is null order by created_at, id`
}

export async function membershipOf(tx: Transaction, email: unknown): Promise<Membership> {
  const [membership] = await membershipsOf(tx, email)
  if (!membership) throw new Error(`There is no membership of ${String(email)}`)
  return membership
}

interface Payment {
  status: string
  held_reason: string | null
  received_pence: number | null
  refunded_pence: number
  lost_pence: number
  has_open_dispute: boolean
}

export async function paymentOf(tx: Transaction, paymentId: string): Promise<Payment> {
  const [payment] = await tx<Payment[]>`
    select status, held_reason, received_pence, refunded_pence, lost_pence, has_open_dispute
    from public.payments where id = ${paymentId}`
  if (!payment) throw new Error('There is no such payment')
  return payment
}

/** The transfer that somebody announced. */
export async function transferOf(tx: Transaction, email: unknown): Promise<string> {
  const [row] = await tx<{id: string}[]>`
    select payment.id from public.memberships as membership
    join public.membership_payments as link on link.membership_id = membership.id
    join public.payments as payment on payment.id = link.payment_id and payment.method = 'bank_transfer'
    where membership.email = ${String(email)} order by payment.created_at desc limit 1`
  return row?.id ?? ''
}

export async function ledgerOf(tx: Transaction, paymentId: string) {
  const rows = await tx<{kind: string; amount_pence: number; currency: string}[]>`
    select kind, amount_pence, currency from public.ledger where payment_id = ${paymentId} order by id`
  return rows.map(({kind, amount_pence, currency}) => `${kind} ${amount_pence} ${currency}`)
}

export async function emailsTo(tx: Transaction, email: unknown): Promise<string[]> {
  const rows = await tx<{template: string}[]>`
    select template from public.email_outbox where recipient = ${String(email)} order by created_at, template`
  return rows.map(({template}) => template)
}

export async function emailData(tx: Transaction, email: unknown, template: string): Promise<Fields> {
  const [row] = await tx<{data: Fields}[]>`
    select data from public.email_outbox where recipient = ${String(email)} and template = ${template} limit 1`
  if (!row) throw new Error(`No ${template} was queued for ${String(email)}`)
  return row.data
}

/** Inserts a campaign and returns its id. */
export async function addCampaign(tx: Transaction, name = unique('Iš širdies į širdį')): Promise<string> {
  const id = unique('campaign')
  await tx`insert into public.campaigns (id, name_lt, name_en) values (${id}, ${name}, ${`${name} EN`})`
  return id
}

/** Inserts an event with a discount for members and returns its key. */
export async function addDiscountedEvent(tx: Transaction, fields: Fields = {}): Promise<string> {
  const key = unique('policy-concert')
  const item = {takes_member_codes: true, status: 'scheduled', removed_at: null, ...fields}
  await tx`
    insert into public.content_items (key, kind, title_lt, title_en, path, member_discount, takes_member_codes, status, removed_at)
    values (
      ${key}, 'event', 'Koncertas', 'Concert', '/koncertas', ${tx.json({amount: 5, validDays: 30})},
      ${item.takes_member_codes}, ${item.status}, ${item.removed_at}
    )`
  return key
}

/** London's date, such as 2026-11-15, and whether it is the moment at which the day begins. */
export async function londonMidnight(tx: Transaction, at: Date | null) {
  const [row] = await tx<{day: string; is_midnight: boolean}[]>`
    select (${at}::timestamptz at time zone 'Europe/London')::date::text as day,
      (${at}::timestamptz at time zone 'Europe/London')::time = '00:00' as is_midnight`
  return row?.is_midnight === true ? row.day : `not midnight: ${String(at)}`
}
