import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

/** Lets an account comment again; its next comment waits for approval. */
export function unbanCommenter(userId: string): Promise<Answer<undefined>> {
  return askSupabase((supabase) => supabase.rpc('unban_commenter', {user_id: userId}))
}
