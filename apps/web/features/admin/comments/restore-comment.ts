import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

/** Brings back a deleted comment as it was, within 7 days. */
export function restoreComment(commentId: string): Promise<Answer<undefined>> {
  return askSupabase((supabase) => supabase.rpc('restore_comment', {comment_id: commentId}))
}
