import {query} from '#/supabase/query.ts'
import {
  longer,
  money,
  outcomeOf,
  type MoneyResult,
  type Movement,
  type Outcome,
} from '#/features/payments/payments-actions.ts'

/** Enters a fee that came by bank transfer though nobody had announced it, once for each key. */
export function recordFee(
  membershipId: string,
  {pence, on}: Movement,
  key: string,
): Promise<MoneyResult<Outcome>> {
  const args = {membership_id: membershipId, amount_pence: pence, received_on: on, key}
  return outcomeOf(query((supabase) => supabase.rpc('record_bank_fee', args), longer))
}

/** What is corrected of a member; the rest stays. */
export interface Correction {
  firstName?: string
  lastName?: string
  email?: string
  /** In E.164; null takes it away. */
  phone?: string | null
}

/** Corrects how a member is called and reached. Emails go to a new address from then on, and earlier links end. */
export function correctMember(membershipId: string, correction: Correction): Promise<MoneyResult> {
  const args = {membership_id: membershipId, correction: {...correction}}
  return money(query((supabase) => supabase.rpc('correct_member', args), longer))
}

/** Ends a membership at the wish of the member. The money stays. */
export function cancelMembership(membershipId: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('cancel_membership', {membership_id: membershipId}), longer))
}

/** Joins a membership to an account; with null, separates them. */
export function joinMembership(membershipId: string, account: string | null): Promise<MoneyResult> {
  // The generated types do not know of null.
  const args = {membership_id: membershipId, account: account as string}
  return money(query((supabase) => supabase.rpc('join_membership', args), longer))
}

/** Gives one membership the payments, applications and codes of a duplicate. */
export function mergeMemberships(kept: string, duplicate: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('merge_memberships', {kept, duplicate}), longer))
}

/** Ends the membership of somebody who has died, or takes the mark back. */
export function markDeceased(membershipId: string, isDeceased: boolean): Promise<MoneyResult> {
  const args = {membership_id: membershipId, is_deceased: isDeceased}
  return money(query((supabase) => supabase.rpc('mark_deceased', args), longer))
}
