import {query, type QueryError, type Result} from '#/supabase/query.ts'

/** `ban_commenter` raises this Postgres error code for an admin. */
const INVALID_PARAMETER = '22023'

/** The comments of the account stay. Admins cannot be banned, and `reason` may be empty. */
export async function banCommenter(
  userId: string,
  reason: string,
): Promise<Result<undefined, QueryError | 'isAdmin'>> {
  const result = await query((supabase) => supabase.rpc('ban_commenter', {user_id: userId, reason}))
  if (result.ok || result.code !== INVALID_PARAMETER) return result
  return {...result, error: 'isAdmin'}
}

/** The next comment of the account awaits approval. */
export function unbanCommenter(userId: string): Promise<Result<undefined>> {
  return query((supabase) => supabase.rpc('unban_commenter', {user_id: userId}))
}
