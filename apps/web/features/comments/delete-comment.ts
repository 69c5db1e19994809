import {askSupabase, type Answer, type Failure} from '#/supabase/ask-supabase.ts'

/** Deletes a comment, as an admin. One that is gone already counts as deleted. */
export async function deleteComment(
  commentId: string,
): Promise<Answer<undefined, Exclude<Failure, 'refused'> | 'adminOnly'>> {
  const answer = await askSupabase((supabase) =>
    supabase.from('event_comments').delete().eq('id', commentId).select('id'),
  )
  if (!answer.ok) return {ok: false, error: answer.error === 'refused' ? 'adminOnly' : answer.error}
  if (answer.data.length > 0) return {ok: true, data: undefined}
  // The policy of others than admins matches no row, which the database does not count as an error.
  const admin = await askSupabase((supabase) => supabase.rpc('is_admin'))
  return admin.ok && admin.data === true ? {ok: true, data: undefined} : {ok: false, error: 'adminOnly'}
}
