import {askSupabase} from '#/supabase/ask-supabase.ts'
import type {Visitor} from '#/supabase/visitor.ts'

/** Likes it, or takes the like back. Both may be done twice. Resolves to whether it is so now. */
export async function setLike(eventKey: string, visitor: Visitor, isLiked: boolean): Promise<boolean> {
  const answer = await askSupabase((supabase) => {
    const likes = supabase.from('event_likes')
    const query = isLiked
      ? likes.insert({event_id: eventKey, user_id: visitor.id})
      : likes.delete().eq('event_id', eventKey).eq('user_id', visitor.id)
    for (const [name, value] of Object.entries(visitor.headers)) query.setHeader(name, value)
    return query
  })
  return answer.ok || (isLiked && answer.error === 'duplicate')
}
