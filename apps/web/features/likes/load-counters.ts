import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

export interface Counters {
  likes: number
  comments: number
}

/** How many likes and approved comments each of the keys has: one request of either kind, however many keys. */
export async function loadCounters(keys: string[]): Promise<Answer<Map<string, Counters>>> {
  const [likes, comments] = await Promise.all([
    askSupabase((supabase) =>
      supabase.from('event_like_counts').select('event_id, like_count').in('event_id', keys).retry(false),
    ),
    askSupabase((supabase) =>
      supabase
        .from('event_comment_counts')
        .select('event_id, comment_count')
        .in('event_id', keys)
        .retry(false),
    ),
  ])
  if (!likes.ok) return likes
  if (!comments.ok) return comments
  const counters = new Map(keys.map((key) => [key, {likes: 0, comments: 0}]))
  for (const {event_id, like_count} of likes.data) {
    const found = counters.get(event_id ?? '')
    if (found) found.likes = like_count ?? 0
  }
  for (const {event_id, comment_count} of comments.data) {
    const found = counters.get(event_id ?? '')
    if (found) found.comments = comment_count ?? 0
  }
  return {ok: true, data: counters}
}
