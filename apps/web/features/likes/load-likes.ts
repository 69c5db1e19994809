import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'
import type {Visitor} from '#/supabase/visitor.ts'

export interface LikeState {
  /** How many people like it, without the visitor. */
  others: number
  isLiked: boolean
}

/** How many like it, and whether the visitor is one of them; nobody is known of a visitor who has never liked anything. */
export async function loadLikes(eventKey: string, visitor: Visitor | null): Promise<Answer<LikeState>> {
  const [count, own] = await Promise.all([loadCount(eventKey), loadOwn(eventKey, visitor)])
  if (!count.ok) return count
  if (!own.ok) return own
  const isLiked = own.data.length > 0
  return {
    ok: true,
    data: {others: Math.max(0, (count.data?.like_count ?? 0) - (isLiked ? 1 : 0)), isLiked},
  }
}

function loadCount(eventKey: string) {
  return askSupabase((supabase) =>
    supabase
      .from('event_like_counts')
      .select('like_count')
      .eq('event_id', eventKey)
      .maybeSingle()
      .retry(false),
  )
}

async function loadOwn(eventKey: string, visitor: Visitor | null): Promise<Answer<{event_id: string}[]>> {
  if (!visitor) return {ok: true, data: []}
  return askSupabase((supabase) => {
    const query = supabase
      .from('event_likes')
      .select('event_id')
      .eq('event_id', eventKey)
      .eq('user_id', visitor.id)
      .retry(false)
    for (const [name, value] of Object.entries(visitor.headers)) query.setHeader(name, value)
    return query
  })
}
