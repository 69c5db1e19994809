import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

/** Shows a waiting comment to everybody; its author need not wait from now on. */
export function approveComment(commentId: string): Promise<Answer<undefined>> {
  return askSupabase((supabase) => supabase.rpc('approve_comment', {comment_id: commentId}))
}
