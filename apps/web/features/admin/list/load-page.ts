import type {PostgrestSingleResponse} from '@supabase/supabase-js'
import type {SupabaseClient} from '#/supabase/supabase-client-type.ts'
import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'
import {PAGE_SIZE, pageCount, type ListPage} from './page-of-list.ts'

/** Asks for rows of a list with an exact count of all; both places are counted from 0 and included. */
export type AskForRows<Row> = (
  supabase: SupabaseClient,
  from: number,
  to: number,
) => PromiseLike<PostgrestSingleResponse<Row[]>>

const OUT_OF_RANGE = 416

/** A page of a list or, where the list has fewer pages by now, its last. */
export async function loadPage<Row>(page: number, ask: AskForRows<Row>): Promise<Answer<ListPage<Row>>> {
  const from = (page - 1) * PAGE_SIZE
  let total: number | null = null
  let status = 0
  const answer = await askSupabase(async (supabase) => {
    const response = await ask(supabase, from, from + PAGE_SIZE - 1)
    total = response.count
    status = response.status
    return response
  })
  const isBeyond = answer.ok ? answer.data.length === 0 : status === OUT_OF_RANGE
  if (isBeyond && page > 1) {
    const first = await loadPage(1, ask)
    const last = first.ok ? Math.min(pageCount(first.data.total), page - 1) : 1
    return last > 1 ? loadPage(last, ask) : first
  }
  if (!answer.ok) return answer
  return {ok: true, data: {rows: answer.data, total: total ?? answer.data.length, page}}
}
