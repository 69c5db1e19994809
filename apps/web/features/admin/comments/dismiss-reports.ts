import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

/** Settles the reports of a comment that may stay. */
export function dismissReports(commentId: string): Promise<Answer<undefined>> {
  return askSupabase((supabase) => supabase.rpc('dismiss_reports', {comment_id: commentId}))
}
