import {unreachedReasons} from '@site/schemas/statuses/email'
import {
  paymentAttentions,
  paymentMethods,
  paymentPurposes,
  paymentStatuses,
} from '@site/schemas/statuses/payment'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import type {PaymentColumn, PaymentFilter} from '#/features/admin-list/admin-search-params.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {useWaiting, type Waiting} from '#/features/admin-list/use-waiting.ts'
import {
  limitsOf,
  loadAllRows,
  loadPage,
  type ListPage,
  type Range,
} from '#/features/admin-list/admin-list-queries.ts'
import type {ListSearch} from '#/features/admin-list/use-list-search-params.ts'
import {moneyTerms} from './money-terms.ts'
import type {Payment} from './payment.ts'

/** Members and donations change with a payment, so their keys are below this one. */
export const moneyKey = ['money']

// PostgREST sorts and filters the result of a function only by fields that are selected.
const fields =
  'id, purpose, method, status, amount_pence, received_pence, received_currency, refunded_pence, lost_pence, has_open_dispute, attention, paid_at, created_at, event_key, payment_intent_id, membership_id, covers_from, covers_until, payer_name, payer_email, campaign_id, campaign_name_lt, campaign_name_en, message, shows_donor, approved_at, happened_at, sum_pence, unreached_reason, ticket_items, payer_address, subscription_id, is_before_accounts'

type Row = Omit<
  Database['public']['Views']['payment_overview']['Row'],
  'currency' | 'decision' | 'held_reason' | 'search_text' | 'sums'
>

const ticketsSchema = z.array(z.object({name: z.string(), quantity: z.int()}))

const toPayment = (row: Row): Payment => ({
  id: row.id ?? '',
  purpose: z.enum(paymentPurposes).parse(row.purpose),
  method: z.enum(paymentMethods).parse(row.method),
  status: z.enum(paymentStatuses).parse(row.status),
  amountPence: row.amount_pence ?? 0,
  received:
    row.received_pence === null || row.paid_at === null
      ? null
      : {pence: row.received_pence, currency: row.received_currency ?? 'GBP', at: row.paid_at},
  refundedPence: row.refunded_pence ?? 0,
  lostPence: row.lost_pence ?? 0,
  hasOpenDispute: row.has_open_dispute === true,
  attention: z.enum(paymentAttentions).nullable().parse(row.attention),
  createdAt: row.created_at ?? '',
  eventKey: row.event_key,
  isAtStripe: row.payment_intent_id !== null,
  membershipId: row.membership_id,
  covers: row.covers_from && row.covers_until ? {from: row.covers_from, until: row.covers_until} : null,
  payerName: row.payer_name,
  payerEmail: row.payer_email,
  unreached: z.enum(unreachedReasons).nullable().parse(row.unreached_reason),
  payerAddress: row.payer_address,
  tickets: ticketsSchema.parse(row.ticket_items ?? []),
  campaign:
    row.campaign_name_lt || row.campaign_name_en
      ? {lt: row.campaign_name_lt, en: row.campaign_name_en}
      : null,
  message: row.message,
  isOfSubscription: row.subscription_id !== null,
  isBeforeAccounts: row.is_before_accounts === true,
  donorName: row.shows_donor ? (row.approved_at ? 'approved' : 'waiting') : null,
})

const sortFields = {
  begun: 'happened_at',
  sum: 'sum_pence',
} as const satisfies Record<PaymentColumn, string>

export interface PaymentSearch extends ListSearch<PaymentColumn> {
  filter: PaymentFilter
  purpose: Payment['purpose'] | null
}

/** find_payments() searches payer, address, campaign, sum and number. */
export function paymentsQuery(search: PaymentSearch) {
  return queryOptions({queryKey: [...moneyKey, 'payments', search], queryFn: () => loadPayments(search)})
}

async function loadPayments(search: PaymentSearch): Promise<ListPage<Payment>> {
  const result = await loadPage(search.page, (supabase, range) => overview(supabase, search, range))
  const {rows, ...rest} = dataOf(result)
  return {...rest, rows: rows.map(toPayment)}
}

export async function loadAllPayments(search: PaymentSearch): Promise<Payment[]> {
  const result = await loadAllRows((supabase, range) => overview(supabase, search, range))
  return dataOf(result).map(toPayment)
}

function overview(
  supabase: Parameters<Parameters<typeof query>[0]>[0],
  {filter, purpose, q, sort}: Omit<PaymentSearch, 'page'>,
  range: Range,
) {
  const {from, to, count} = range
  const field = sortFields[sort.by]
  const {isDescending} = sort
  const terms = moneyTerms(q)
  const limits = limitsOf(range, {field, isDescending}, filter !== 'all' || purpose !== null)
  let rows =
    terms.words.length > 0
      ? supabase.rpc('find_payments', {...terms, ...limits}, {count}).select(fields)
      : supabase.from('payment_overview').select(fields, {count})
  if (purpose) rows = rows.eq('purpose', purpose)
  if (filter === 'toDecide') rows = rows.not('attention', 'is', null)
  if (filter === 'toApprove') rows = rows.eq('shows_donor', true).is('approved_at', null).eq('status', 'paid')
  if (filter === 'awaited') rows = rows.eq('status', 'open').eq('method', 'bank_transfer')
  if (filter === 'paid') rows = rows.eq('status', 'paid')
  if (filter === 'refunded') rows = rows.or('refunded_pence.gt.0,lost_pence.gt.0')
  return rows
    .order(field, {ascending: !isDescending})
    .order('happened_at', {ascending: false})
    .order('id')
    .range(from, to)
}

/** The result is null if there is no payment with the id. */
export function paymentQuery(id: string) {
  return queryOptions({queryKey: [...moneyKey, 'payment', id], queryFn: () => loadPayment(id)})
}

async function loadPayment(id: string): Promise<Payment | null> {
  const result = await query((supabase) =>
    supabase.from('payment_overview').select(fields).eq('id', id).maybeSingle(),
  )
  const row = dataOf<Row | null>(result)
  return row && toPayment(row)
}

export function paymentsOfMemberQuery(membershipId: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'paymentsOfMember', membershipId],
    queryFn: () => loadPaymentsOfMember(membershipId),
  })
}

async function loadPaymentsOfMember(membershipId: string): Promise<Payment[]> {
  const result = await query((supabase) =>
    supabase
      .from('payment_overview')
      .select(fields)
      .eq('membership_id', membershipId)
      .order('created_at', {ascending: false})
      .order('id'),
  )
  return dataOf(result).map(toPayment)
}

/** No payment differs from the ledger unless the database is wrong. */
export const ledgerDifferencesQuery = queryOptions({
  queryKey: [...moneyKey, 'ledgerDifferences'],
  queryFn: async () => {
    const differences = dataOf(await query((supabase) => supabase.rpc('ledger_differences')))
    return [...new Set(differences.map(({payment_id: id}) => id))]
  },
})

const POLL_MS = 60_000

export function usePaymentsToDecide({isEnabled}: {isEnabled: boolean}): Waiting {
  return useWaiting({
    queryKey: [...moneyKey, 'waiting'],
    load: () =>
      query((supabase) =>
        supabase
          .from('payment_overview')
          .select('id', {count: 'exact'})
          .not('attention', 'is', null)
          .limit(1),
      ),
    isEnabled,
    everyMs: POLL_MS,
  })
}
