import {query, type Result} from '#/supabase/query.ts'

/** Sends separate requests, so that one failure does not affect the rest. Returns the approved ids. */
export async function approveComments(commentIds: string[]): Promise<string[]> {
  const results = await Promise.all(
    commentIds.map(async (id) => {
      const {ok} = await query((supabase) => supabase.rpc('approve_comment', {comment_id: id}))
      return {id, ok}
    }),
  )
  return results.filter(({ok}) => ok).map(({id}) => id)
}

export function dismissReports(commentId: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('dismiss_reports', {comment_id: commentId}))
}

/** A comment can be restored within 7 days of its deletion. */
export function restoreComment(commentId: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('restore_comment', {comment_id: commentId}))
}
