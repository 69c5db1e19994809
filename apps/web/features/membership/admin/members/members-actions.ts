import {callFunction} from '#/supabase/edge-function.ts'
import {query} from '#/supabase/query.ts'
import {
  longer,
  money,
  outcomeOf,
  type MoneyResult,
  type Outcome,
  type Receipt,
} from '#/features/payments/payments-actions.ts'
import type {Contact, Correction} from './contact.ts'
import type {NewMember} from './new-member.ts'

/** Adds the member once for each key. Resolves to the id. */
export function addMember(typed: NewMember, key: string): Promise<MoneyResult<string>> {
  const {firstName, lastName, email, phone, postalAddress, locale} = typed
  const fee = typed.fee === 'paid' ? feeOf(typed) : null
  const isHonorary = typed.fee === 'honorary'
  const member = {firstName, lastName, email, phone, postalAddress, locale, isHonorary, fee}
  return money(query((supabase) => supabase.rpc('add_member', {member, key}), longer))
}

const feeOf = ({pence, on, method}: Receipt) => ({amountPence: pence, receivedOn: on, method})

/** Enters the fee once for each key. */
export function recordFee(
  membershipId: string,
  receipt: Receipt,
  key: string,
): Promise<MoneyResult<Outcome>> {
  const args = {membership_id: membershipId, fee: feeOf(receipt), key}
  return outcomeOf(query((supabase) => supabase.rpc('record_fee', args), longer))
}

/** Emails go to a new address from then on, and earlier links end. */
export function correctMember(membershipId: string, correction: Correction): Promise<MoneyResult> {
  const args = {membership_id: membershipId, correction: {...correction}}
  return money(query((supabase) => supabase.rpc('correct_member', args), longer))
}

/** An honorary member has each year without a fee. Otherwise the last one given so runs out. */
export function setHonorary(membershipId: string, isHonorary: boolean): Promise<MoneyResult> {
  const args = {membership_id: membershipId, is_honorary: isHonorary}
  return money(query((supabase) => supabase.rpc('set_honorary', args), longer))
}

/** Emails an invitation to the site in the member's language, once for ever. */
export function inviteMember(membershipId: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('invite_member', {membership_id: membershipId}), longer))
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

/** The payments of the payer then count for these persons, and for no others. Nobody dissolves the household. */
export function setHousehold(payer: string, persons: readonly string[]): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('set_household', {payer, persons: [...persons]}), longer))
}

/** Adds somebody new to the household once for each key. Resolves to the id. */
export function addHouseholdPerson(
  payer: string,
  member: Contact,
  key: string,
): Promise<MoneyResult<string>> {
  return money(
    query((supabase) => supabase.rpc('add_household_person', {payer, member: {...member}, key}), longer),
  )
}

export function setHouseholdPayer(household: string, payer: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('set_household_payer', {household, payer}), longer))
}

export function mergeMemberships(kept: string, duplicate: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('merge_memberships', {kept, duplicate}), longer))
}

/** The card is charged no more. The year that is paid stays. */
export function stopMemberRenewal(id: string): Promise<MoneyResult<unknown>> {
  return money(callFunction('manage-subscription', {id, action: 'stop'}))
}

/** The data is how many gifts and renewals by card have ended for good, which matters when the mark is removed. */
export function markDeceased(membershipId: string, isDeceased: boolean): Promise<MoneyResult<number>> {
  const args = {membership_id: membershipId, is_deceased: isDeceased}
  return money(query((supabase) => supabase.rpc('mark_deceased', args), longer))
}
