import {askSupabase, type Answer} from '#/supabase/ask-supabase.ts'

/** Whether the database takes who is logged in for an admin. */
export function checkAdmin(): Promise<Answer<boolean>> {
  return askSupabase((supabase) => supabase.rpc('is_admin'))
}
