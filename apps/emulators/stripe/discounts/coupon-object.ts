import type Stripe from 'stripe'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'

interface HiddenCoupon {
  /** Empty means all products. */
  products: string[]
}

export function addCoupon(
  account: Account,
  coupon: Pick<
    Stripe.Coupon,
    'id' | 'amount_off' | 'currency' | 'percent_off' | 'max_redemptions' | 'metadata' | 'name' | 'redeem_by'
  >,
  products: string[],
): Stripe.Coupon {
  const created = account.clock.seconds()
  const body = {
    ...coupon,
    object: 'coupon',
    created,
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    times_redeemed: 0,
    valid: true,
  } satisfies Stripe.Coupon
  return account.store.add(body, created, {products} satisfies HiddenCoupon)
}

/** Stripe shows the products only when expanded. Undefined means all. */
export function couponProducts(account: Account, {id}: Stripe.Coupon): Stripe.Coupon.AppliesTo | undefined {
  const {products = []} = account.store.hidden<HiddenCoupon>(id) ?? {}
  return products.length > 0 ? {products} : undefined
}

/** @throws {StripeError} when there is none */
export function requireCoupon(
  account: Account,
  id: string,
  param: string,
  status: 400 | 404 = 400,
): Stripe.Coupon {
  const coupon = account.store.get('coupon', id)
  if (!coupon) throw noSuch('coupon', id, param, status)
  return coupon
}
