import type {Locale} from 'next-intl'
import {query} from '#/supabase/query.ts'
import {longer, money, type MoneyResult} from '#/features/payments/payments-actions.ts'
import type {HoldReason, Period} from './gift-aid-queries.ts'

export interface SeenGifts {
  gifts: number
  pence: number
  /** What the claim gives back of earlier ones, in pence. */
  owed: number
}

/** Claims what the treasurer saw, once for each key. */
export function makeClaim({from, to}: Period, seen: SeenGifts, key: string): Promise<MoneyResult<string>> {
  const args = {from_day: from, to_day: to, seen: {...seen}, key}
  return money(query((supabase) => supabase.rpc('make_gift_aid_claim', args), longer))
}

export function undoClaim(id: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('undo_gift_aid_claim', {claim_id: id}), longer))
}

/** Null releases the gift. */
export function holdBack(paymentId: string, reason: HoldReason | null): Promise<MoneyResult> {
  const args = {payment_id: paymentId, reason: reason as string}
  return money(query((supabase) => supabase.rpc('hold_gift_back', args), longer))
}

export function chooseDeclaration(paymentId: string, declarationId: string): Promise<MoneyResult> {
  const args = {payment_id: paymentId, declaration_id: declarationId}
  return money(query((supabase) => supabase.rpc('choose_gift_aid_declaration', args), longer))
}

/** The declaration ends on that day in London. */
export function withdrawDeclaration(id: string, on: string): Promise<MoneyResult> {
  const args = {declaration_id: id, withdrawn_on: on}
  return money(query((supabase) => supabase.rpc('withdraw_gift_aid_declaration', args), longer))
}

export interface PaperDeclaration {
  title: string | null
  firstName: string
  lastName: string
  house: string
  street: string
  postcode: string | null
  email: string
  locale: Locale
  /** The day is in London: `2026-03-01`. */
  givenOn: string
}

/** Enters a declaration once for each key. */
export function recordDeclaration(declaration: PaperDeclaration, key: string): Promise<MoneyResult<string>> {
  const args = {declaration: {...declaration}, key}
  return money(query((supabase) => supabase.rpc('record_gift_aid_declaration', args), longer))
}
