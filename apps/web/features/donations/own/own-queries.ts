import {failure, query, success, type QueryError, type Result} from '#/supabase/query.ts'
import {ownDonations, type OwnDonations} from './own-donations.ts'

/** The result is null without an account whose address is confirmed. */
export async function loadOwnDonations(): Promise<Result<OwnDonations | null, QueryError>> {
  const result = await query((supabase) => supabase.rpc('my_donations'))
  if (!result.ok) return result
  const read = ownDonations.safeParse(result.data)
  return read.success ? success(read.data) : failure('failed', read.error)
}
