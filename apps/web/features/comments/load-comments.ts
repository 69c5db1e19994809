import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'
import type {Comment, Place} from './comment.ts'

export const PAGE_SIZE = 20

export interface CommentPage {
  comments: Comment[]
  /** Whether there are older ones. */
  hasMore: boolean
}

/** The newest comments on these that the visitor may see, or those that are older than a place in the list. */
export async function loadComments(
  eventKeys: readonly string[],
  olderThan?: Place,
): Promise<Answer<CommentPage>> {
  const answer = await askSupabase((supabase) => {
    const query = supabase
      .from('event_comment_list')
      .select('id, user_id, comment_text, created_at, status, author_name')
      .in('event_id', eventKeys)
      .order('created_at', {ascending: false})
      .order('id', {ascending: false})
      .limit(PAGE_SIZE + 1)
      .retry(false)
    return olderThan ? query.or(isOlderThan(olderThan)) : query
  })
  if (!answer.ok) return answer
  const comments = answer.data.slice(0, PAGE_SIZE).map((row): Comment => ({
    id: row.id ?? '',
    userId: row.user_id ?? '',
    text: row.comment_text ?? '',
    createdAt: row.created_at ?? '',
    isPending: row.status === 'pending',
    authorName: row.author_name ?? '',
  }))
  return {ok: true, data: {comments, hasMore: answer.data.length > PAGE_SIZE}}
}

function isOlderThan({createdAt, id}: Place) {
  return `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${id})`
}
