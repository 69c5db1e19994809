import type {PostgrestSingleResponse} from '@supabase/supabase-js'
import {query, type Result} from '#/supabase/query.ts'
import type {SupabaseClient} from '#/supabase/supabase-client.ts'

export const PAGE_SIZE = 25

/** Counting more would take longer, the more rows there are. PostgREST estimates beyond `max_rows`, which is as many. */
export const MOST_COUNTED = 1000

/** `page` counts from 1. */
export interface ListPage<Row> {
  rows: Row[]
  /** The number of rows on all pages, or at least as many if there are more than `MOST_COUNTED`. */
  total: number
  isMany: boolean
  page: number
}

function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}

/** The numbers count from 1. */
export function rowNumbers({rows, page}: ListPage<unknown>): {from: number; to: number} {
  const before = (page - 1) * PAGE_SIZE
  return {from: before + 1, to: before + rows.length}
}

/** `from` and `to` are inclusive and count from 0. */
export interface Range {
  from: number
  to: number
  count: 'exact' | 'estimated' | undefined
}

/** For columns that may be null. An index of one that is never null serves both directions only without this. */
export const emptyLast = {nullsFirst: false} as const

interface Limits {
  most?: number
  sorted_by?: string
  is_descending?: boolean
}

/** The first ones found suffice if nothing else filters them, and not all are counted. */
export function limitsOf(
  {to, count}: Range,
  sort: {field: string | undefined; isDescending: boolean},
  isFiltered: boolean,
): Limits {
  if (count === 'exact' || isFiltered || !sort.field) return {}
  return {most: Math.max(to, MOST_COUNTED) + 1, sorted_by: sort.field, is_descending: sort.isDescending}
}

type RequestRows<Row> = (
  supabase: SupabaseClient,
  range: Range,
) => PromiseLike<PostgrestSingleResponse<Row[]>>

const RANGE_NOT_SATISFIABLE = 416

/** Loads the last page if the list has become shorter. */
export async function loadPage<Row>(page: number, request: RequestRows<Row>): Promise<Result<ListPage<Row>>> {
  const from = (page - 1) * PAGE_SIZE
  const count = from < MOST_COUNTED ? 'estimated' : undefined
  // The row after the page tells whether there is another one.
  const result = await query((supabase) => request(supabase, {from, to: from + PAGE_SIZE, count}))
  const isBeyond = result.ok ? result.data.length === 0 : result.status === RANGE_NOT_SATISFIABLE
  if (isBeyond && page > 1) return loadLastPage(page - 1, request)
  if (!result.ok) return result
  const known = from + result.data.length
  const isMany = (result.count ?? known) > MOST_COUNTED
  const rows = result.data.slice(0, PAGE_SIZE)
  return {...result, data: {rows, total: isMany ? known : (result.count ?? known), isMany, page}}
}

async function loadLastPage<Row>(page: number, request: RequestRows<Row>): Promise<Result<ListPage<Row>>> {
  const result = await query((supabase) => request(supabase, {from: 0, to: 0, count: 'exact'}))
  return result.ok ? loadPage(Math.min(pageCount(result.count ?? 0), page), request) : result
}

/** Supabase returns at most this many rows at once, or fewer if it is set up so. */
const MOST_ROWS = 1000

export async function loadAllRows<Row>(request: RequestRows<Row>, from = 0): Promise<Result<Row[]>> {
  const result = await query((supabase) =>
    request(supabase, {from, to: from + MOST_ROWS - 1, count: 'exact'}),
  )
  if (!result.ok || result.data.length === 0) return result
  const next = from + result.data.length
  if (next >= (result.count ?? 0)) return result
  const rest = await loadAllRows(request, next)
  return rest.ok ? {...rest, data: [...result.data, ...rest.data]} : rest
}
