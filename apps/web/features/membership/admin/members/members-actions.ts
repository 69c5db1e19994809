import type {EnteredMethod} from '@site/schemas/statuses/payment'
import {query} from '#/supabase/query.ts'
import {
  longer,
  money,
  outcomeOf,
  type MoneyResult,
  type Movement,
  type Outcome,
} from '#/features/payments/payments-actions.ts'

/** Enters the fee once for each key. */
export function recordFee(
  membershipId: string,
  {pence, on, method}: Movement & {method: EnteredMethod},
  key: string,
): Promise<MoneyResult<Outcome>> {
  const args = {membership_id: membershipId, fee: {amountPence: pence, receivedOn: on, method}, key}
  return outcomeOf(query((supabase) => supabase.rpc('record_fee', args), longer))
}

/** What is left out stays. */
export interface Correction {
  firstName?: string
  lastName?: string
  email?: string
  /** The number is in E.164; null deletes it. */
  phone?: string | null
}

/** Emails go to a new address from then on, and earlier links end. */
export function correctMember(membershipId: string, correction: Correction): Promise<MoneyResult> {
  const args = {membership_id: membershipId, correction: {...correction}}
  return money(query((supabase) => supabase.rpc('correct_member', args), longer))
}

/** The community keeps the money. */
export function cancelMembership(membershipId: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('cancel_membership', {membership_id: membershipId}), longer))
}

/** Null separates the membership from its account. */
export function joinMembership(membershipId: string, account: string | null): Promise<MoneyResult> {
  // The generated types do not know of null.
  const args = {membership_id: membershipId, account: account as string}
  return money(query((supabase) => supabase.rpc('join_membership', args), longer))
}

export function mergeMemberships(kept: string, duplicate: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('merge_memberships', {kept, duplicate}), longer))
}

export function markDeceased(membershipId: string, isDeceased: boolean): Promise<MoneyResult> {
  const args = {membership_id: membershipId, is_deceased: isDeceased}
  return money(query((supabase) => supabase.rpc('mark_deceased', args), longer))
}
