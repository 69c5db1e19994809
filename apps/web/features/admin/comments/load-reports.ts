import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'
import type {CommentReport} from './admin-comment.ts'

/** The reports of these comments that nobody has settled yet, by comment, the oldest first. */
export async function loadReports(commentIds: string[]): Promise<Answer<Map<string, CommentReport[]>>> {
  const answer = await askSupabase((supabase) =>
    supabase
      .from('comment_reports')
      .select('id, comment_id, reason, created_at')
      .in('comment_id', commentIds)
      .is('resolved_at', null)
      .order('id'),
  )
  if (!answer.ok) return answer
  const reports = answer.data.map(({id, comment_id, reason, created_at}) => ({
    commentId: comment_id,
    report: {id, reason, reportedAt: created_at},
  }))
  const byComment = Map.groupBy(reports, ({commentId}) => commentId)
  return {ok: true, data: new Map([...byComment].map(([id, found]) => [id, found.map(({report}) => report)]))}
}
