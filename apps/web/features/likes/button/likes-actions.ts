import {queryTables} from '#/supabase/query.ts'
import {asVisitor, getOrCreateVisitor} from '#/supabase/visitor-id.ts'

/** The call is idempotent and resolves to whether it succeeded. `userId` is null for an anonymous visitor. */
export async function setLike(eventKey: string, userId: string | null, isLiked: boolean): Promise<boolean> {
  const visitor = getOrCreateVisitor(userId)
  const result = await queryTables((tables) => {
    const likes = tables.from('event_likes')
    return asVisitor(
      isLiked
        ? likes.insert({event_id: eventKey, user_id: visitor.id})
        : likes.delete().eq('event_id', eventKey).eq('user_id', visitor.id),
      visitor,
    )
  })
  return result.ok || (isLiked && result.error === 'duplicate')
}
