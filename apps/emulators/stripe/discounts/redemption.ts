import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {couponOf} from './promotion-code-object.ts'

export type Refusal = 'unknown' | 'expired' | 'used_up' | 'minimum' | 'not_for_these'

interface Purchase {
  subtotal: number
  currency: string
  products: readonly string[]
}

export interface AppliedDiscount {
  coupon: string
  promotionCode: string
}

function couponRefusal(account: Account, coupon: Stripe.Coupon, purchase: Purchase): Refusal | undefined {
  if (coupon.redeem_by !== null && coupon.redeem_by <= account.clock.seconds()) return 'expired'
  if (!coupon.valid) return 'used_up'
  if (coupon.amount_off !== null && coupon.currency !== purchase.currency) return 'not_for_these'
  const {products} = account.store.hidden<{products: string[]}>(coupon.id) ?? {products: []}
  const isForThese = products.length === 0 || products.some((product) => purchase.products.includes(product))
  return isForThese ? undefined : 'not_for_these'
}

export function codeRefusal(
  account: Account,
  code: Stripe.PromotionCode,
  purchase: Purchase,
): Refusal | undefined {
  if (code.expires_at !== null && code.expires_at <= account.clock.seconds()) return 'expired'
  if (code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions) return 'used_up'
  if (!code.active) return 'unknown'
  const {minimum_amount: minimum, minimum_amount_currency: currency} = code.restrictions
  if (minimum !== null && (currency !== purchase.currency || purchase.subtotal < minimum)) return 'minimum'
  const coupon = account.store.get('coupon', couponOf(code))
  return coupon ? couponRefusal(account, coupon, purchase) : 'unknown'
}

/** The last redemption ends the code and the coupon. */
export function redeem({store, events}: Account, {coupon: couponId, promotionCode}: AppliedDiscount): void {
  const coupon = store.get('coupon', couponId)
  if (coupon) {
    const times = coupon.times_redeemed + 1
    const valid = coupon.valid && (coupon.max_redemptions === null || times < coupon.max_redemptions)
    const changed = store.change(coupon, {times_redeemed: times, valid})
    events.record('coupon.updated', changed, {times_redeemed: coupon.times_redeemed, valid: coupon.valid})
  }
  const code = store.get('promotion_code', promotionCode)
  if (!code) return
  const times = code.times_redeemed + 1
  const active = code.active && (code.max_redemptions === null || times < code.max_redemptions)
  const changed = store.change(code, {times_redeemed: times, active})
  events.record('promotion_code.updated', changed, {times_redeemed: code.times_redeemed, active: code.active})
}
