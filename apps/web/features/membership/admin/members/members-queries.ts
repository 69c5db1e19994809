import {readablePhone} from '@site/schemas/phones/phone'
import {unreachedReasons} from '@site/schemas/statuses/email'
import {membershipStatuses} from '@site/schemas/statuses/membership'
import {paymentMethods, type PaymentMethod} from '@site/schemas/statuses/payment'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query} from '#/supabase/query.ts'
import type {MemberColumn, MemberFilter, MemberMethod} from '#/features/admin-list/admin-search-params.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {
  emptyLast,
  limitsOf,
  loadAllRows,
  loadPage,
  type ListPage,
  type Range,
} from '#/features/admin-list/admin-list-queries.ts'
import type {ListSearch} from '#/features/admin-list/use-list-search-params.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import {moneyTerms} from '#/features/payments/money-terms.ts'
import type {Member} from './member.ts'

// PostgREST sorts and filters the result of a function only by fields that are selected.
const fields =
  'id, user_id, first_name, last_name, email, phone, language, status, member_since, valid_until, grace_until, deceased_at, created_at, is_council_candidate, payment_method, last_paid_at, last_paid_pence, open_transfer_id, open_transfer_pence, open_transfer_since, open_transfer_status, may_be_duplicate, needs_decision, awaits_transfer, sort_name, unreached_reason, unreached_since, reference, postal_address, is_honorary, joined_on, household_id, pays_for_household, household_payer_id, household_payer_reference, invited_at'

type Row = Omit<Database['public']['Views']['membership_overview']['Row'], 'cancelled_at'>

const toMember = (row: Row): Member => ({
  id: row.id ?? '',
  userId: row.user_id,
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  email: row.email,
  phone: row.phone && readablePhone(row.phone),
  postalAddress: row.postal_address,
  reference: row.reference ?? '',
  language: row.language === 'en' ? 'en' : 'lt',
  status: z.enum(membershipStatuses).parse(row.status),
  since: row.member_since,
  joinedOn: row.joined_on,
  until: row.valid_until,
  graceUntil: row.grace_until,
  deceasedAt: row.deceased_at,
  appliedAt: row.created_at ?? '',
  isHonorary: row.is_honorary === true,
  invitedAt: row.invited_at,
  isCandidate: row.is_council_candidate === true,
  household: row.household_id
    ? {
        id: row.household_id,
        pays: row.pays_for_household === true,
        payer: row.household_payer_id
          ? {id: row.household_payer_id, reference: row.household_payer_reference ?? ''}
          : null,
      }
    : null,
  method: z.enum(paymentMethods).nullable().parse(row.payment_method),
  lastPaid: row.last_paid_at ? {at: row.last_paid_at, pence: row.last_paid_pence ?? 0} : null,
  transfer: row.open_transfer_id
    ? {
        id: row.open_transfer_id,
        pence: row.open_transfer_pence ?? 0,
        since: row.open_transfer_since ?? '',
        isLapsed: row.open_transfer_status === 'lapsed',
      }
    : null,
  mayBeDuplicate: row.may_be_duplicate === true,
  needsDecision: row.needs_decision === true,
  unreached:
    row.unreached_reason && row.unreached_since
      ? {reason: z.enum(unreachedReasons).parse(row.unreached_reason), since: row.unreached_since}
      : null,
})

const sortFields = {
  name: ['sort_name'],
  status: ['status', 'sort_name'],
  since: ['member_since'],
  until: ['valid_until'],
  applied: ['created_at'],
} as const satisfies Record<MemberColumn, readonly string[]>

const dates: readonly string[] = [...sortFields.since, ...sortFields.until]

export interface MemberSearch extends ListSearch<MemberColumn> {
  filter: MemberFilter
  method: MemberMethod | null
}

/** find_members() searches name, address, and the sum or number of a payment. */
export function membersQuery(search: MemberSearch) {
  return queryOptions({queryKey: [...moneyKey, 'members', search], queryFn: () => loadMembers(search)})
}

async function loadMembers(search: MemberSearch): Promise<ListPage<Member>> {
  const result = await loadPage(search.page, (supabase, range) => overview(supabase, search, range))
  const {rows, ...rest} = dataOf(result)
  return {...rest, rows: rows.map(toMember)}
}

export async function loadAllMembers(search: MemberSearch): Promise<Member[]> {
  const result = await loadAllRows((supabase, range) => overview(supabase, search, range))
  return dataOf(result).map(toMember)
}

/** All members, as an import and the list for a meeting need them. */
export const loadEveryMember = (): Promise<Member[]> =>
  loadAllMembers({filter: 'all', method: null, q: '', page: 1, sort: {by: 'applied', isDescending: true}})

export const everyMemberQuery = queryOptions({
  queryKey: [...moneyKey, 'everyMember'],
  queryFn: loadEveryMember,
})

function overview(
  supabase: Parameters<Parameters<typeof query>[0]>[0],
  {filter, method, q, sort}: Omit<MemberSearch, 'page'>,
  range: Range,
) {
  const {from, to, count} = range
  const {isDescending} = sort
  const [first, ...others] = sortFields[sort.by]
  const terms = moneyTerms(q)
  const isFiltered = filter !== 'all' || method !== null || others.length > 0
  const limits = limitsOf(range, {field: first, isDescending}, isFiltered)
  let rows =
    terms.words.length > 0
      ? supabase.rpc('find_members', {...terms, ...limits}, {count}).select(fields)
      : supabase.from('membership_overview').select(fields, {count})
  if (filter === 'candidates') rows = rows.eq('is_council_candidate', true)
  else if (filter === 'transfers') rows = rows.eq('awaits_transfer', true)
  else if (filter === 'honorary') rows = rows.eq('is_honorary', true)
  else if (filter === 'households') rows = rows.not('household_id', 'is', null)
  else if (filter === 'noEmail') rows = rows.is('email', null)
  else if (filter === 'unreached') rows = rows.not('unreached_reason', 'is', null)
  else if (filter !== 'all') rows = rows.eq('status', filter)
  if (method === 'none') rows = rows.is('payment_method', null)
  else if (method) rows = rows.eq('payment_method', method)
  for (const field of sortFields[sort.by]) {
    rows = rows.order(field, {ascending: !isDescending, ...(dates.includes(field) && emptyLast)})
  }
  return rows.order('id').range(from, to)
}

const MOST_SIMILAR = 4

/** Finds members with the name or the address. What is empty is not searched for. */
export function similarMembersQuery(name: string, email: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'similarMembers', name, email],
    queryFn: () => loadSimilarMembers([name, email].filter(Boolean)),
  })
}

async function loadSimilarMembers(sought: string[]): Promise<Member[]> {
  const pages = await Promise.all(
    sought.map((q) =>
      loadMembers({q, filter: 'all', method: null, sort: {by: 'name', isDescending: false}, page: 1}),
    ),
  )
  const members = pages.flatMap(({rows}) => rows)
  return [...new Map(members.map((member) => [member.id, member])).values()].slice(0, MOST_SIMILAR)
}

/** The fee of a year in pence. Another sum needs a decision. */
export const membershipFeeQuery = queryOptions({
  queryKey: [...moneyKey, 'membershipFee'],
  queryFn: async () => dataOf(await query((supabase) => supabase.rpc('membership_fee'))),
})

/** What the member would pay for a year, in pence: the payer of a household for all of it. */
export function feeOfMemberQuery(id: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'membershipFee', id],
    queryFn: async () =>
      dataOf(await query((supabase) => supabase.rpc('membership_fee', {membership_id: id}))),
  })
}

/** The result is null if there is no such member, or another one took over the payments. */
export function memberQuery(id: string) {
  return queryOptions({queryKey: [...moneyKey, 'member', id], queryFn: () => loadMember(id)})
}

async function loadMember(id: string): Promise<Member | null> {
  const result = await query((supabase) =>
    supabase.from('membership_overview').select(fields).eq('id', id).maybeSingle(),
  )
  const row = dataOf<Row | null>(result)
  return row && toMember(row)
}

export interface Application {
  id: string
  sentAt: string
  name: string
  email: string
  phone: string | null
  notes: string | null
  method: PaymentMethod
  /** It is null if the form did not ask. */
  isAdult: boolean | null
  isSuspected: boolean
}

export function applicationsQuery(membershipId: string) {
  return queryOptions({
    queryKey: [...moneyKey, 'applications', membershipId],
    queryFn: () => loadApplications(membershipId),
  })
}

async function loadApplications(membershipId: string): Promise<Application[]> {
  const result = await query((supabase) =>
    supabase
      .from('membership_applications')
      .select(
        'id, created_at, first_name, last_name, email, phone, notes, payment_method, is_adult, is_suspected',
      )
      .eq('membership_id', membershipId)
      .order('created_at', {ascending: false})
      .order('id'),
  )
  return dataOf(result).map((row) => ({
    id: row.id,
    sentAt: row.created_at,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    phone: row.phone && readablePhone(row.phone),
    notes: row.notes,
    method: z.enum(paymentMethods).parse(row.payment_method),
    isAdult: row.is_adult,
    isSuspected: row.is_suspected,
  }))
}

/** Counts who had a paid year in each month of the last two years, the first month first. */
export const membersByMonthQuery = queryOptions({
  queryKey: [...moneyKey, 'membersByMonth'],
  queryFn: async () => dataOf(await query((supabase) => supabase.rpc('members_by_month'))),
})
