import * as z from 'zod'
import {callFunction} from '#/supabase/edge-function.ts'
import {query, type Failure, type QueryError, type Result} from '#/supabase/query.ts'
import {refusalDetail} from '#/features/admin-list/refusal-detail.ts'
import type {Decision, Payment} from './payment.ts'

const refusals = {
  payment_state: 'paymentState',
  membership_state: 'membershipState',
  person_known: 'personKnown',
  account_of_another: 'accountOfAnother',
  not_confirmed: 'notConfirmed',
  not_found: 'notFound',
  bad_request: 'refused',
  payments_unavailable: 'stripeDown',
} as const

/** Why something was not done. `paymentState`, `membershipState`: somebody else was faster, or it is not possible. */
export type MoneyError = QueryError | (typeof refusals)[keyof typeof refusals]

export type MoneyResult<Data = undefined> = Result<Data, MoneyError>

const isRefusal = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

/** A failure, named as the database or the edge function named it. */
export function toMoneyError(failed: Failure): Failure<MoneyError> {
  const code = refusalDetail(failed.cause) || failed.code
  return isRefusal(code) ? {...failed, error: refusals[code]} : failed
}

export async function money<Data>(request: Promise<Result<Data>>): Promise<MoneyResult<Data>> {
  const result = await request
  return result.ok ? result : toMoneyError(result)
}

/** Waits for all that is said of payments at the same time. */
export const longer = {timeoutMs: 30_000}

const outcomeSchema = z.object({
  status: z.string(),
  heldReason: z.string().nullable(),
  validUntil: z.string().nullish(),
})

/** What became of money that came. */
export interface Outcome {
  /** Whether it waits for a decision. */
  isHeld: boolean
  /** ISO: the end of the year that it pays for, of a transfer. */
  validUntil: string | null
}

export async function outcomeOf(request: Promise<Result<unknown>>): Promise<MoneyResult<Outcome>> {
  const result = await money(request)
  if (!result.ok) return result
  const {status, validUntil} = outcomeSchema.parse(result.data)
  return {...result, data: {isHeld: status === 'held', validUntil: validUntil ?? null}}
}

/** Money that came or went by bank transfer. */
export interface Movement {
  pence: number
  /** In London: `2026-03-01`. */
  on: string
}

/** Says that an awaited transfer has come. */
export function confirmTransfer(paymentId: string, {pence, on}: Movement): Promise<MoneyResult<Outcome>> {
  const args = {payment_id: paymentId, amount_pence: pence, received_on: on}
  return outcomeOf(query((supabase) => supabase.rpc('confirm_bank_transfer', args), longer))
}

/** Takes back a confirmation that was a mistake. */
export function undoTransfer(paymentId: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('undo_bank_transfer', {payment_id: paymentId}), longer))
}

/** Enters money that was sent back from the bank account, once for each key. */
export function recordBankRefund(
  paymentId: string,
  {pence, on}: Movement,
  key: string,
): Promise<MoneyResult> {
  const args = {payment_id: paymentId, amount_pence: pence, refunded_on: on, key}
  return money(query((supabase) => supabase.rpc('record_bank_refund', args), longer))
}

/** Has Stripe send money back, once for each key. */
export function refundByCard(paymentId: string, pence: number, key: string): Promise<MoneyResult<unknown>> {
  return money(callFunction('refund-payment', {paymentId, amountPence: pence}, {'Idempotency-Key': key}))
}

/** The person for whom a payment is after all. */
export type OtherPerson =
  {membershipId: string} | {firstName: string; lastName: string; email: string; locale: 'lt' | 'en'}

/** Decides what waits for a decision. */
export function decide(
  {id}: Pick<Payment, 'id'>,
  decision: Decision,
  person?: OtherPerson,
): Promise<MoneyResult<Outcome>> {
  const args = {payment_id: id, decision, ...(person && {person})}
  return outcomeOf(query((supabase) => supabase.rpc('decide_payment', args), longer))
}

/** Shows or hides the name of a donor who agreed to be named. */
export function approveDonor(paymentId: string, isApproved: boolean): Promise<MoneyResult> {
  const args = {payment_id: paymentId, is_approved: isApproved}
  return money(query((supabase) => supabase.rpc('approve_donor', args), longer))
}
