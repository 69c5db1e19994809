import type Stripe from 'stripe'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

export function addPromotionCode(
  account: Account,
  promotionCode: Pick<
    Stripe.PromotionCode,
    'active' | 'code' | 'expires_at' | 'max_redemptions' | 'metadata' | 'restrictions'
  > & {coupon: string},
): Stripe.PromotionCode {
  const created = account.clock.seconds()
  const {coupon, ...given} = promotionCode
  return account.store.add(
    {
      ...given,
      id: newId('promo_1'),
      object: 'promotion_code',
      created,
      customer: null,
      customer_account: null,
      livemode: false,
      promotion: {type: 'coupon', coupon},
      times_redeemed: 0,
    } satisfies Stripe.PromotionCode,
    created,
  )
}

/** @throws {StripeError} when there is none */
export function requirePromotionCode(account: Account, id: string, status: 400 | 404 = 400) {
  const code = account.store.get('promotion_code', id)
  if (!code) throw noSuch('promotion code', id, 'promotion_code', status)
  return code
}

/** Buyers may type the code in upper or lower case. */
export function findActiveCode(account: Account, code: string): Stripe.PromotionCode | undefined {
  const row = account.store.database
    .prepare(
      `select body from objects where object = 'promotion_code' and json_extract(body, '$.active')
        and upper(json_extract(body, '$.code')) = upper(?)`,
    )
    .get(code)
  return row && (JSON.parse(String(row.body)) as Stripe.PromotionCode)
}

export const couponOf = ({promotion}: Stripe.PromotionCode) =>
  typeof promotion.coupon === 'string' ? promotion.coupon : (promotion.coupon?.id ?? '')
