import {failure, query, success, type QueryError, type Result} from '#/supabase/query.ts'
import {type OwnMembership, ownMembership} from './own/own-membership.ts'

export type {OwnMembership}

/** The result is null without a membership. */
export async function loadOwnMembership(): Promise<Result<OwnMembership | null, QueryError>> {
  const result = await query((supabase) => supabase.rpc('my_membership'))
  if (!result.ok) return result
  const read = ownMembership.safeParse(result.data)
  return read.success ? success(read.data) : failure('failed', read.error)
}
