import type {PostgrestSingleResponse} from '@supabase/supabase-js'
import {query, type Result} from '#/supabase/query.ts'
import type {SupabaseClient} from '#/supabase/supabase-client.ts'

export const PAGE_SIZE = 25

/** `page` counts from 1, `total` is the number of rows on all pages. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
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

/** `from` and `to` are inclusive and count from 0. The response must have an exact count. */
type RequestRows<Row> = (
  supabase: SupabaseClient,
  from: number,
  to: number,
) => PromiseLike<PostgrestSingleResponse<Row[]>>

const RANGE_NOT_SATISFIABLE = 416

/** Loads the last page if the list has become shorter. */
export async function loadPage<Row>(page: number, request: RequestRows<Row>): Promise<Result<ListPage<Row>>> {
  const from = (page - 1) * PAGE_SIZE
  const result = await query((supabase) => request(supabase, from, from + PAGE_SIZE - 1))
  const isBeyond = result.ok ? result.data.length === 0 : result.status === RANGE_NOT_SATISFIABLE
  if (isBeyond && page > 1) {
    const first = await loadPage(1, request)
    const last = first.ok ? Math.min(pageCount(first.data.total), page - 1) : 1
    return last > 1 ? loadPage(last, request) : first
  }
  if (!result.ok) return result
  return {...result, data: {rows: result.data, total: result.count ?? result.data.length, page}}
}

/** Supabase returns at most this many rows at once, or fewer if it is set up so. */
const MOST_ROWS = 1000

export async function loadAllRows<Row>(request: RequestRows<Row>, from = 0): Promise<Result<Row[]>> {
  const result = await query((supabase) => request(supabase, from, from + MOST_ROWS - 1))
  if (!result.ok || result.data.length === 0) return result
  const next = from + result.data.length
  if (next >= (result.count ?? 0)) return result
  const rest = await loadAllRows(request, next)
  return rest.ok ? {...rest, data: [...result.data, ...rest.data]} : rest
}
