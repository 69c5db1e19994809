import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

/** How many comments wait for approval. */
export async function countWaiting(): Promise<Answer<number>> {
  let count: number | null = null
  const answer = await askSupabase(async (supabase) => {
    const response = await supabase
      .from('event_comments')
      .select('id', {count: 'exact'})
      .eq('status', 'pending')
      .limit(1)
    count = response.count
    return response
  })
  return answer.ok ? {ok: true, data: count ?? answer.data.length} : answer
}
