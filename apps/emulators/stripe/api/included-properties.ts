import {lineItemsOf} from '../checkout/line-items.ts'
import {couponProducts} from '../discounts/coupon-object.ts'
import {paymentsOf} from '../invoices/invoice-payment-object.ts'
import {refundsOf} from '../payments/refund-object.ts'
import type {Account} from '../store/account.ts'
import type {StoredObject} from '../store/stored-object.ts'

/** Stripe leaves these properties out unless `expand` names them. */
export function includedProperties(account: Account, node: StoredObject): Record<string, () => unknown> {
  switch (node.object) {
    case 'checkout.session':
      return {line_items: () => lineItemsOf(account, node)}
    case 'charge':
      return {refunds: () => refundsOf(account, node)}
    case 'invoice':
      return {payments: () => paymentsOf(account, node)}
    case 'coupon':
      return {applies_to: () => couponProducts(account, node)}
    default:
      return {}
  }
}
