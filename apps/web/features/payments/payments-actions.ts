import type {EnteredMethod} from '@site/schemas/statuses/payment'
import type {Locale} from 'next-intl'
import * as z from 'zod'
import {callFunction} from '#/supabase/edge-function.ts'
import {query, type Failure, type QueryError, type Result} from '#/supabase/query.ts'
import {refusalDetail} from '#/features/admin-list/query-client.ts'
import type {Decision, Payment} from './payment.ts'

const refusals = {
  payment_state: 'paymentState',
  membership_state: 'membershipState',
  person_known: 'personKnown',
  honorary_payer: 'honoraryPayer',
  pays_for_household: 'paysForHousehold',
  other_household: 'otherHousehold',
  account_of_another: 'accountOfAnother',
  membership_of_account: 'membershipOfAccount',
  not_confirmed: 'notConfirmed',
  not_found: 'notFound',
  line_settled: 'lineSettled',
  line_open: 'lineOpen',
  bad_request: 'refused',
  payments_unavailable: 'stripeDown',
  gift_aid_off: 'giftAidOff',
  gift_aid_nothing: 'giftAidNothing',
  gift_aid_stale: 'giftAidStale',
  gift_aid_claimed: 'giftAidClaimed',
  gift_aid_locked: 'giftAidLocked',
  subscription_state: 'subscriptionState',
} as const

/** `paymentState`, `membershipState`: somebody else was faster, or it is not possible. `giftAidStale`: the gifts have changed. */
export type MoneyError = QueryError | (typeof refusals)[keyof typeof refusals]

export type MoneyResult<Data = undefined> = Result<Data, MoneyError>

const isRefusal = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

export function toMoneyError(failed: Failure): Failure<MoneyError> {
  const code = refusalDetail(failed.cause) || failed.code
  return isRefusal(code) ? {...failed, error: refusals[code]} : failed
}

export async function money<Data>(request: Promise<Result<Data>>): Promise<MoneyResult<Data>> {
  const result = await request
  return result.ok ? result : toMoneyError(result)
}

/** Requests about payments wait for each other. */
export const longer = {timeoutMs: 30_000}

const outcomeSchema = z.object({
  status: z.string(),
  heldReason: z.string().nullable(),
  validUntil: z.string().nullish(),
})

export interface Outcome {
  isHeld: boolean
  /** It is the ISO end of the year that a transfer pays for. */
  validUntil: string | null
}

export async function outcomeOf(request: Promise<Result<unknown>>): Promise<MoneyResult<Outcome>> {
  const result = await money(request)
  if (!result.ok) return result
  const {status, validUntil} = outcomeSchema.parse(result.data)
  return {...result, data: {isHeld: status === 'held', validUntil: validUntil ?? null}}
}

export interface Movement {
  pence: number
  /** The day is in London: `2026-03-01`. */
  on: string
}

/** Money that came otherwise than by card. */
export interface Receipt extends Movement {
  method: EnteredMethod
}

/** The money may have come in another way than was announced. */
export function confirmTransfer(
  paymentId: string,
  {pence, on, method}: Receipt,
): Promise<MoneyResult<Outcome>> {
  const args = {payment_id: paymentId, amount_pence: pence, received_on: on, method}
  return outcomeOf(query((supabase) => supabase.rpc('confirm_bank_transfer', args), longer))
}

export function undoTransfer(paymentId: string): Promise<MoneyResult> {
  return money(query((supabase) => supabase.rpc('undo_bank_transfer', {payment_id: paymentId}), longer))
}

/** Enters money sent back from the bank account, once for each key. */
export function recordBankRefund(
  paymentId: string,
  {pence, on}: Movement,
  key: string,
): Promise<MoneyResult> {
  const args = {payment_id: paymentId, amount_pence: pence, refunded_on: on, key}
  return money(query((supabase) => supabase.rpc('record_bank_refund', args), longer))
}

/** Stripe sends the money back once for each key. */
export function refundByCard(paymentId: string, pence: number, key: string): Promise<MoneyResult<unknown>> {
  return money(callFunction('refund-payment', {paymentId, amountPence: pence}, {'Idempotency-Key': key}))
}

export type OtherPerson =
  {membershipId: string} | {firstName: string; lastName: string; email: string; locale: Locale}

export function decide(
  {id}: Pick<Payment, 'id'>,
  decision: Decision,
  person?: OtherPerson,
): Promise<MoneyResult<Outcome>> {
  const args = {payment_id: id, decision, ...(person && {person})}
  return outcomeOf(query((supabase) => supabase.rpc('decide_payment', args), longer))
}

export function approveDonor(paymentId: string, isApproved: boolean): Promise<MoneyResult> {
  const args = {payment_id: paymentId, is_approved: isApproved}
  return money(query((supabase) => supabase.rpc('approve_donor', args), longer))
}
