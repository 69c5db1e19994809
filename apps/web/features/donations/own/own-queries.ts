import {failure, query, success, type QueryError, type Result} from '#/supabase/query.ts'
import {ownDeclarations, type OwnDeclaration} from '../gift-aid/declared.ts'
import {ownDonations, type OwnDonations} from './own-donations.ts'

/** The result is null without an account whose address is confirmed. */
export async function loadOwnDonations(): Promise<Result<OwnDonations | null, QueryError>> {
  const result = await query((supabase) => supabase.rpc('my_donations'))
  if (!result.ok) return result
  const read = ownDonations.safeParse(result.data)
  return read.success ? success(read.data) : failure('failed', read.error)
}

type OwnGifts = OwnDonations & {declarations: OwnDeclaration[]}

/** Donations, and what was declared for Gift Aid. The result is null without an account whose address is confirmed. */
export async function loadOwnGifts(): Promise<Result<OwnGifts | null, QueryError>> {
  const [donations, declarations] = await Promise.all([
    loadOwnDonations(),
    query((supabase) => supabase.rpc('my_gift_aid')),
  ])
  if (!donations.ok) return donations
  if (!declarations.ok) return declarations
  const read = ownDeclarations.safeParse(declarations.data)
  if (!read.success) return failure('failed', read.error)
  return success(donations.data && {...donations.data, declarations: read.data})
}
