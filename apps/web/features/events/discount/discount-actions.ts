import type {Locale} from 'next-intl'
import {loadOwnMembership} from '#/features/membership/membership-own-queries.ts'
import {callFunction} from '#/supabase/edge-function.ts'
import {query} from '#/supabase/query.ts'
import {
  type Discount,
  type DiscountError,
  discountIn,
  type Standing,
  standingOf,
  toDiscountError,
} from './discount.ts'

export interface OwnDiscount {
  standing: Standing
  /** It is the code that the member has already, or why there is none. */
  known?: DiscountResult
}

type DiscountResult = {ok: true; discount: Discount} | {ok: false; error: DiscountError}

/** A failure counts as a member: the function decides. */
export async function loadOwnDiscount(eventKey: string): Promise<OwnDiscount> {
  const own = await loadOwnMembership()
  if (!own.ok) return {standing: 'member'}
  const membership = own.data
  const standing = standingOf(membership)
  if (!membership || standing !== 'member') return {standing}
  const codes = await query((supabase) =>
    supabase
      .from('discount_codes')
      .select('code, valid_until, redeemed_at')
      .eq('membership_id', membership.id)
      .eq('event_key', eventKey)
      .is('revoked_at', null)
      .not('promotion_code_id', 'is', null)
      .maybeSingle(),
  )
  const stored = codes.ok ? codes.data : null
  return {standing, known: stored ? resultOf(stored) : undefined}
}

interface StoredCode {
  code: string
  valid_until: string
  redeemed_at: string | null
}

function resultOf({code, valid_until: validUntil, redeemed_at: redeemedAt}: StoredCode): DiscountResult {
  if (redeemedAt) return {ok: false, error: 'used'}
  if (Date.parse(validUntil) <= Date.now()) return {ok: false, error: 'expired'}
  return {ok: true, discount: {code, validUntil}}
}

/** Repeated requests return the code that was made before. */
export async function requestDiscount(eventKey: string, locale: Locale): Promise<DiscountResult> {
  const result = await callFunction('create-discount-code', {eventKey, locale})
  if (!result.ok) return {ok: false, error: toDiscountError(result)}
  const discount = discountIn(result.data)
  return discount ? {ok: true, discount} : {ok: false, error: 'failed'}
}
