import type Stripe from 'stripe'
import {couponOf, findActiveCode} from '../discounts/promotion-code-object.ts'
import {codeRefusal, type AppliedDiscount, type Refusal} from '../discounts/redemption.ts'
import {isChargeable, MAX_AMOUNT} from '../money.ts'
import type {Account} from '../store/account.ts'
import type {SessionItem} from '../catalogue/payment-link-object.ts'
import type {HiddenSession} from './hidden-session.ts'
import {priceItems, totalsOf} from './line-items.ts'
import {amountsOf, discountsOf} from './session-object.ts'

interface OrderChange {
  /** An empty code removes the present one. */
  code?: string | undefined
  quantities?: Record<string, number> | undefined
}

export type OrderFault = Refusal | 'quantity' | 'amount'

/** A fault changes nothing. */
export function changeOrder(
  account: Account,
  session: Stripe.Checkout.Session,
  {code, quantities = {}}: OrderChange,
): {session: Stripe.Checkout.Session; fault?: OrderFault} {
  const {store} = account
  const hidden = store.hidden<HiddenSession>(session.id)
  if (!hidden) return {session, fault: 'amount'}
  const items = withQuantities(hidden.items, quantities)
  if (!items) return {session, fault: 'quantity'}
  const discount = discountFor(account, session, {...hidden, items}, code)
  if (typeof discount === 'string') return {session, fault: discount}
  const changed = {...hidden, items, discount}
  const {total, subtotal} = totalsOf(priceItems(account, items, discount))
  if (subtotal === 0 && (session.amount_subtotal ?? 0) > 0) return {session, fault: 'quantity'}
  if (!isChargeable(total, session.currency ?? 'gbp') || total > MAX_AMOUNT) return {session, fault: 'amount'}
  store.setHidden(session.id, changed)
  return {session: store.change(session, {...amountsOf(account, changed), discounts: discountsOf(discount)})}
}

function withQuantities(items: SessionItem[], quantities: Record<string, number>): SessionItem[] | undefined {
  const changed = items.map((item) => {
    const quantity = quantities[item.id]
    if (quantity === undefined || !item.adjustable) return item
    const {minimum, maximum} = item.adjustable
    return quantity >= minimum && quantity <= maximum ? {...item, quantity} : undefined
  })
  return changed.every((item) => item !== undefined) ? changed : undefined
}

function discountFor(
  account: Account,
  session: Stripe.Checkout.Session,
  {items, discount}: HiddenSession,
  code: string | undefined,
): AppliedDiscount | null | Refusal {
  const {store} = account
  if (code === '' || (code === undefined && !discount)) return null
  const priced = priceItems(account, items, null).filter(({item}) => item.quantity > 0)
  const purchase = {
    subtotal: totalsOf(priced).subtotal,
    currency: session.currency ?? 'gbp',
    products: priced.map(({product}) => product),
  }
  const found =
    code === undefined
      ? store.get('promotion_code', discount?.promotionCode ?? '')
      : findActiveCode(account, code)
  if (!found || (code !== undefined && !session.allow_promotion_codes)) return 'unknown'
  return codeRefusal(account, found, purchase) ?? {coupon: couponOf(found), promotionCode: found.id}
}
