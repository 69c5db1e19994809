import type Stripe from 'stripe'
import {couponProducts} from '../discounts/coupon-object.ts'
import {allocateDiscount} from '../discounts/allocate-discount.ts'
import type {AppliedDiscount} from '../discounts/redemption.ts'
import type {Account} from '../store/account.ts'
import type {SessionItem} from '../catalogue/payment-link-object.ts'
import type {HiddenSession} from './hidden-session.ts'

interface PricedItem {
  item: SessionItem
  price: Stripe.Price
  product: string
  subtotal: number
  discount: number
}

/** Sums are in the smallest unit of the currency. */
export function priceItems(
  account: Account,
  items: readonly SessionItem[],
  discount: AppliedDiscount | null,
): PricedItem[] {
  const priced = items.flatMap((item) => {
    const price = account.store.get('price', item.price)
    if (!price) return []
    const product = typeof price.product === 'string' ? price.product : price.product.id
    return [{item, price, product, subtotal: (price.unit_amount ?? 0) * item.quantity}]
  })
  const coupon = discount && account.store.get('coupon', discount.coupon)
  const shares = coupon ? allocateDiscount(coupon, couponProducts(account, coupon)?.products, priced) : []
  return priced.map((each, at) => ({...each, discount: shares[at] ?? 0}))
}

interface Totals {
  subtotal: number
  discount: number
  total: number
}

export function totalsOf(items: readonly Pick<PricedItem, 'subtotal' | 'discount'>[]): Totals {
  const sum = (of: 'subtotal' | 'discount') => items.reduce((total, each) => total + each[of], 0)
  const [subtotal, discount] = [sum('subtotal'), sum('discount')]
  return {subtotal, discount, total: subtotal - discount}
}

const toLineItem = (account: Account, {item, price, product, subtotal, discount}: PricedItem) =>
  ({
    id: item.id,
    object: 'item',
    adjustable_quantity: item.adjustable && {enabled: true, ...item.adjustable},
    amount_discount: discount,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal - discount,
    currency: price.currency,
    description: account.store.get('product', product)?.name ?? null,
    metadata: {},
    price,
    quantity: item.quantity,
  }) satisfies Stripe.LineItem

export function lineItemsOf(account: Account, {id}: Stripe.Checkout.Session) {
  const hidden = account.store.hidden<HiddenSession>(id)
  const priced = hidden ? priceItems(account, hidden.items, hidden.discount) : []
  const data = priced.filter(({item}) => item.quantity > 0).map((item) => toLineItem(account, item))
  return {object: 'list' as const, data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items`}
}
