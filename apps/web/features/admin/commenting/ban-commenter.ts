import {askSupabase, type Answer, type Failure} from '#/supabase/ask-supabase.ts'

const NOT_POSSIBLE = '22023'

/** Stops an account from commenting; what it wrote stays. Admins cannot be stopped. `reason` may be empty. */
export async function banCommenter(
  userId: string,
  reason: string,
): Promise<Answer<undefined, Failure | 'isAdmin'>> {
  let code: string | undefined
  const answer = await askSupabase(async (supabase) => {
    const response = await supabase.rpc('ban_commenter', {user_id: userId, reason})
    code = response.error?.code
    return response
  })
  return !answer.ok && code === NOT_POSSIBLE ? {ok: false, error: 'isAdmin'} : answer
}
