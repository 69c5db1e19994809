import {
  subscriptionEndReasons,
  subscriptionStatuses,
  type SubscriptionEndReason,
  type SubscriptionStatus,
} from '@site/schemas/statuses/subscription'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import type {SupabaseClient} from '#/supabase/supabase-client.ts'
import {loadAllRows, loadPage, type ListPage, type Range} from '#/features/admin-list/admin-list-queries.ts'
import type {PaymentColumn} from '#/features/admin-list/admin-search-params.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {searchPatterns} from '#/features/admin-list/search-patterns.ts'
import type {ListSearch} from '#/features/admin-list/use-list-search-params.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'

/** Running gifts are those that Stripe charges, or would without a fault or pause. */
export const monthlyFilters = ['running', 'failing', 'paused', 'ended', 'all'] as const
export type MonthlyFilter = (typeof monthlyFilters)[number]

/** The sum is pence, instants are ISO strings. */
export interface AdminMonthlyGift {
  id: string
  status: SubscriptionStatus
  pence: number
  donorName: string | null
  email: string | null
  campaign: {lt: string | null; en: string | null} | null
  since: string
  nextChargeAt: string | null
  nextAttemptAt: string | null
  endedAt: string | null
  endReason: SubscriptionEndReason | null
  /** Somebody has stopped it, which Stripe does not know yet. */
  isStopping: boolean
}

// PostgREST sorts and filters only by fields that are selected.
const fields =
  'id, status, amount_pence, payer_name, payer_email, campaign_name_lt, campaign_name_en, since, next_charge_at, next_attempt_at, ended_at, end_reason, stop_requested_at, created_at'

type Row = Pick<
  Database['public']['Views']['subscription_overview']['Row'],
  | 'id'
  | 'status'
  | 'amount_pence'
  | 'payer_name'
  | 'payer_email'
  | 'campaign_name_lt'
  | 'campaign_name_en'
  | 'since'
  | 'next_charge_at'
  | 'next_attempt_at'
  | 'ended_at'
  | 'end_reason'
  | 'stop_requested_at'
>

const toGift = (row: Row): AdminMonthlyGift => ({
  id: row.id ?? '',
  status: z.enum(subscriptionStatuses).parse(row.status),
  pence: row.amount_pence ?? 0,
  donorName: row.payer_name,
  email: row.payer_email,
  campaign:
    row.campaign_name_lt || row.campaign_name_en
      ? {lt: row.campaign_name_lt, en: row.campaign_name_en}
      : null,
  since: row.since ?? '',
  nextChargeAt: row.next_charge_at,
  nextAttemptAt: row.next_attempt_at,
  endedAt: row.ended_at,
  endReason: z.enum(subscriptionEndReasons).nullable().parse(row.end_reason),
  isStopping: row.stop_requested_at !== null && row.ended_at === null,
})

const sortFields = {
  begun: 'created_at',
  sum: 'amount_pence',
} as const satisfies Record<PaymentColumn, string>

const statusesOf = {
  running: ['active', 'failing', 'paused'],
  failing: ['failing'],
  paused: ['paused'],
  ended: ['ended'],
  all: undefined,
} as const satisfies Record<MonthlyFilter, readonly SubscriptionStatus[] | undefined>

export interface MonthlyGiftSearch extends ListSearch<PaymentColumn> {
  filter: MonthlyFilter
}

const monthlyKey = [...moneyKey, 'monthlyGifts']

/** Donor, address or campaign must contain all words of the search. */
export function monthlyGiftsQuery(search: MonthlyGiftSearch) {
  return queryOptions({queryKey: [...monthlyKey, search], queryFn: () => loadMonthlyGifts(search)})
}

async function loadMonthlyGifts(search: MonthlyGiftSearch): Promise<ListPage<AdminMonthlyGift>> {
  const result = await loadPage(search.page, (supabase, range) => overview(supabase, search, range))
  const {rows, ...rest} = dataOf(result)
  return {...rest, rows: rows.map(toGift)}
}

export async function loadAllMonthlyGifts(search: MonthlyGiftSearch): Promise<AdminMonthlyGift[]> {
  const result = await loadAllRows((supabase, range) => overview(supabase, search, range))
  return dataOf(result).map(toGift)
}

function overview(
  supabase: SupabaseClient,
  {filter, q, sort}: Omit<MonthlyGiftSearch, 'page'>,
  {from, to, count}: Range,
) {
  const ascending = !sort.isDescending
  const statuses = statusesOf[filter]
  let rows = supabase.from('subscription_overview').select(fields, {count}).eq('purpose', 'donation')
  if (statuses) rows = rows.in('status', statuses)
  for (const pattern of searchPatterns(q)) rows = rows.like('search_text', pattern)
  return rows.order(sortFields[sort.by], {ascending}).order('id', {ascending}).range(from, to)
}

const sums = z.object({
  running: z.int(),
  failing: z.int(),
  paused: z.int(),
  /** What comes each month if no card is refused. */
  monthlyPence: z.int(),
})

export const monthlySumsQuery = queryOptions({
  queryKey: [...monthlyKey, 'sums'],
  queryFn: async () => sums.parse(dataOf(await query((supabase) => supabase.rpc('monthly_gifts')))),
})
