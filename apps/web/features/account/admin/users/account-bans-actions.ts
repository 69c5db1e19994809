import {query, type QueryError, type Result} from '#/supabase/query.ts'

/** Postgres error code that `ban_commenter` raises for an admin. */
const INVALID_PARAMETER = '22023'

/** Bans an account from commenting; its comments stay. Admins cannot be banned. `reason` may be empty. */
export async function banCommenter(
  userId: string,
  reason: string,
): Promise<Result<undefined, QueryError | 'isAdmin'>> {
  const result = await query((supabase) => supabase.rpc('ban_commenter', {user_id: userId, reason}))
  if (result.ok || result.code !== INVALID_PARAMETER) return result
  return {...result, error: 'isAdmin'}
}

/** Lets an account comment again; its next comment awaits approval. */
export function unbanCommenter(userId: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('unban_commenter', {user_id: userId}))
}
