import {bankLineStates, ignoreReasons} from '@site/schemas/statuses/bank-line'
import {paymentPurposes} from '@site/schemas/statuses/payment'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {query, type Result} from '#/supabase/query.ts'
import {loadAllRows, loadPage, type ListPage} from '#/features/admin-list/admin-list-queries.ts'
import type {BankColumn} from '#/features/admin-list/admin-search-params.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {searchPatterns} from '#/features/admin-list/search-patterns.ts'
import type {ListSearch} from '#/features/admin-list/use-list-search-params.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import type {BankLine} from './bank-line.ts'

/** Lines change with the payments that they are. */
export const bankKey = [...moneyKey, 'bank']

const fields =
  'id, booked_on, pence, open_pence, text, state, why, note, settled_at, has_twin, parts, search_text'

type Row = Pick<
  Database['public']['Views']['bank_line_overview']['Row'],
  | 'id'
  | 'booked_on'
  | 'pence'
  | 'open_pence'
  | 'text'
  | 'state'
  | 'why'
  | 'note'
  | 'settled_at'
  | 'has_twin'
  | 'parts'
>

const partsSchema = z.array(
  z.object({
    paymentId: z.string(),
    pence: z.int(),
    purpose: z.enum(paymentPurposes),
    isHeld: z.boolean(),
    wasKnown: z.boolean(),
    membershipId: z.string().nullable(),
    name: z.string().nullable(),
    campaign: z.object({lt: z.string().nullable(), en: z.string().nullable()}).nullable(),
    eventKey: z.string().nullable(),
  }),
)

const toLine = (row: Row): BankLine => ({
  id: row.id ?? '',
  on: row.booked_on ?? '',
  pence: row.pence ?? 0,
  openPence: row.open_pence ?? 0,
  text: row.text,
  state: z.enum(bankLineStates).parse(row.state),
  why: z.enum(ignoreReasons).nullable().parse(row.why),
  note: row.note,
  settledAt: row.settled_at,
  hasTwin: row.has_twin === true,
  parts: partsSchema.parse(row.parts),
})

/** The latest first. */
export async function loadOpenLines(): Promise<BankLine[]> {
  const result = await loadAllRows((supabase, {from, to, count}) =>
    supabase
      .from('bank_line_overview')
      .select(fields, {count})
      .eq('state', 'open')
      .order('booked_on', {ascending: false})
      .order('id')
      .range(from, to),
  )
  return dataOf(result).map(toLine)
}

export interface LineState {
  lineId: string
  isOpen: boolean
  isHeld: boolean
}

/** What became of lines whose request had no answer. */
export async function loadLineStates(lineIds: string[]): Promise<Result<LineState[]>> {
  const result = await query((supabase) =>
    supabase.from('bank_line_overview').select('id, state, parts').in('id', lineIds),
  )
  if (!result.ok) return result
  const states = result.data.map(({id, state, parts}) => ({
    lineId: id ?? '',
    isOpen: state === 'open',
    isHeld: partsSchema.parse(parts).some(({isHeld}) => isHeld),
  }))
  return {...result, data: states}
}

/** Lines that are settled or ignored. Their texts are searched. */
export function settledLinesQuery(search: ListSearch<BankColumn>) {
  return queryOptions({queryKey: [...bankKey, 'settled', search], queryFn: () => loadSettledLines(search)})
}

async function loadSettledLines({q, sort, page}: ListSearch<BankColumn>): Promise<ListPage<BankLine>> {
  const result = await loadPage(page, (supabase, {from, to, count}) => {
    let rows = supabase.from('bank_line_overview').select(fields, {count}).neq('state', 'open')
    for (const pattern of searchPatterns(q)) rows = rows.like('search_text', pattern)
    return rows
      .order('settled_at', {ascending: !sort.isDescending})
      .order('id', {ascending: sort.isDescending})
      .range(from, to)
  })
  const {rows, ...rest} = dataOf(result)
  return {...rest, rows: rows.map(toLine)}
}

export interface Statement {
  id: string
  fileName: string
  account: string
  period: {from: string; until: string} | null
  added: number
  known: number
  addedAt: string
}

const MOST_STATEMENTS = 200

/** The newest first. */
export const statementsQuery = queryOptions({
  queryKey: [...bankKey, 'statements'],
  queryFn: loadStatements,
})

async function loadStatements(): Promise<Statement[]> {
  const result = await query((supabase) =>
    supabase
      .from('bank_statements')
      .select('id, file_name, account, first_on, last_on, added, known, created_at')
      .order('created_at', {ascending: false})
      .order('id')
      .limit(MOST_STATEMENTS),
  )
  return dataOf(result).map((row) => ({
    id: row.id,
    fileName: row.file_name,
    account: row.account,
    period: row.first_on && row.last_on ? {from: row.first_on, until: row.last_on} : null,
    added: row.added,
    known: row.known,
    addedAt: row.created_at,
  }))
}
