import type Stripe from 'stripe'
import {mergeMetadata, type ReadParameters} from '../api/parameters.ts'
import {invalidRequest, notCovered} from '../api/stripe-error.ts'
import {addInlinePrice} from '../catalogue/price-object.ts'
import {couponOf, requirePromotionCode} from '../discounts/promotion-code-object.ts'
import {requireCoupon} from '../discounts/coupon-object.ts'
import {codeRefusal, couponRefusal, type AppliedDiscount} from '../discounts/redemption.ts'
import {requireChargeable, type Currency} from '../money.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import type {HiddenSession, SessionItem} from './hidden-session.ts'
import {priceItems, totalsOf} from './line-items.ts'
import type {lineItem, sessionParameters} from './session-parameters.ts'
import {addSession} from './session-object.ts'

type Parameters = ReadParameters<typeof sessionParameters>

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Creates a session from the parameters of a request.
 *
 * @throws {StripeError} where Stripe refuses it
 */
export function createSession(account: Account, parameters: Parameters): Stripe.Checkout.Session {
  const {payment_intent_data: payment} = parameters
  if (parameters.mode !== 'payment') throw notCovered('mode')
  if (parameters.ui_mode !== undefined && parameters.ui_mode !== 'hosted_page') throw notCovered('ui_mode')
  if (parameters.allow_promotion_codes !== undefined && parameters.discounts) {
    throw onlyOneOf('allow_promotion_codes', 'discounts')
  }

  const items = parameters.line_items.map((item, at) => toItem(account, item, `line_items[${at}]`))
  const currency = currencyOf(account, items, parameters.currency)
  const discount = discountOf(account, {parameters, items, currency})
  requireChargeable(totalsOf(priceItems(account, items, discount)).total, currency)

  const hidden: HiddenSession = {
    items,
    discount,
    payment: {
      description: payment?.description ?? null,
      metadata: mergeMetadata(null, payment?.metadata),
      receiptEmail: payment?.receipt_email ?? null,
      statementDescriptor: payment?.statement_descriptor ?? null,
      statementDescriptorSuffix: payment?.statement_descriptor_suffix ?? null,
    },
  }
  return addSession(
    account,
    {
      allowPromotionCodes: parameters.allow_promotion_codes ?? null,
      billingAddress: parameters.billing_address_collection ?? null,
      cancelUrl: parameters.cancel_url ?? null,
      clientReferenceId: parameters.client_reference_id ?? null,
      currency,
      customerEmail: parameters.customer_email ?? null,
      customText: parameters.custom_text?.submit?.message ?? null,
      expiresAt: requireExpiry(parameters.expires_at, account.clock.seconds()),
      locale: parameters.locale ?? null,
      metadata: mergeMetadata(null, parameters.metadata),
      paymentLink: null,
      submitType: parameters.submit_type ?? null,
      successUrl: parameters.success_url,
    },
    hidden,
  )
}

const onlyOneOf = (first: string, second: string) =>
  invalidRequest(`You may only specify one of these parameters: ${first}, ${second}.`, {param: first})

/** @throws {StripeError} unless it has a price and a quantity */
function toItem(account: Account, item: ReturnType<typeof lineItem.read>, name: string): SessionItem {
  const {price_data: data, quantity, adjustable_quantity: adjustable} = item
  if (data === undefined) {
    throw invalidRequest(`You must specify either \`price\` or \`price_data\` for \`${name}\`.`, {
      param: name,
    })
  }
  if (quantity === undefined) {
    throw invalidRequest('Quantity is required. Add `quantity` to `line_items`.', {
      code: 'parameter_missing',
      param: `${name}[quantity]`,
    })
  }
  return {
    id: newId('li_1'),
    price: addInlinePrice(account, data, `${name}[price_data]`).id,
    quantity,
    adjustable: adjustable?.enabled
      ? {minimum: adjustable.minimum ?? 0, maximum: adjustable.maximum ?? 99}
      : null,
    metadata: mergeMetadata(null, item.metadata),
  }
}

/** @throws {StripeError} when there is nothing to buy, or the prices have several currencies */
function currencyOf(account: Account, items: readonly SessionItem[], given?: string): Currency {
  const currencies = new Set(items.map(({price}) => account.store.get('price', price)?.currency))
  const [currency] = currencies
  if (currency === undefined) {
    throw invalidRequest('At least one line item is required.', {
      code: 'parameter_missing',
      param: 'line_items',
    })
  }
  if (currencies.size > 1 || (given !== undefined && given.toLowerCase() !== currency)) {
    throw invalidRequest('All prices on a Checkout Session must have the same currency.', {
      param: 'line_items',
    })
  }
  return currency as Currency
}

interface DiscountedPurchase {
  parameters: Parameters
  items: readonly SessionItem[]
  currency: Currency
}

function discountOf(account: Account, purchase: DiscountedPurchase): AppliedDiscount | null {
  const {parameters, items, currency} = purchase
  const [given] = parameters.discounts ?? []
  if (!given) return null
  const {coupon, promotion_code: code} = given
  if ((coupon === undefined) === (code === undefined))
    throw onlyOneOf('discounts[0][coupon]', 'discounts[0][promotion_code]')
  const priced = priceItems(account, items, null)
  const bought = {
    subtotal: totalsOf(priced).subtotal,
    currency,
    products: priced.map(({product}) => product),
  }
  if (coupon !== undefined) {
    const refusal = couponRefusal(account, requireCoupon(account, coupon, 'discounts[0][coupon]'), bought)
    if (refusal) throw cannotRedeem(`Coupon ${coupon}`, refusal, 'discounts[0][coupon]')
    return {coupon, promotionCode: null}
  }
  const found = requirePromotionCode(account, code ?? '', 'discounts[0][promotion_code]')
  const refusal = codeRefusal(account, found, bought)
  if (refusal) throw cannotRedeem('This promotion code', refusal, 'discounts[0][promotion_code]')
  return {coupon: couponOf(found), promotionCode: found.id}
}

/** Stripe's reasons; their wording is ours. */
const reasons = {
  unknown: 'is inactive',
  expired: 'has expired',
  used_up: 'has been redeemed as often as it may be',
  minimum: 'needs a larger amount',
  not_for_these: 'does not apply to any of these products',
}

const cannotRedeem = (what: string, reason: keyof typeof reasons, param: string) =>
  invalidRequest(`${what} cannot be redeemed because it ${reasons[reason]}.`, {
    code: 'coupon_expired',
    param,
  })

/** @throws {StripeError} unless the session is open for 30 minutes to 24 hours, which is the default */
function requireExpiry(expiresAt: number | undefined, now: number): number {
  if (expiresAt === undefined) return now + 24 * HOUR
  if (expiresAt < now + 30 * MINUTE) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      {param: 'expires_at'},
    )
  }
  if (expiresAt > now + 24 * HOUR) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  }
  return expiresAt
}
