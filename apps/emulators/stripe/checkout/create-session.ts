import type Stripe from 'stripe'
import {mergeMetadata, type ReadParameters} from '../api/parameters.ts'
import {invalidRequest, notCovered} from '../api/stripe-error.ts'
import {addInlinePrice} from '../catalogue/price-object.ts'
import {requireChargeable, type Currency} from '../money.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import type {SessionItem} from '../catalogue/payment-link-object.ts'
import type {HiddenSession} from './hidden-session.ts'
import {priceItems, totalsOf} from './line-items.ts'
import type {lineItem, sessionParameters} from './session-parameters.ts'
import {customerOf, requireMode} from './session-mode.ts'
import {addSession} from './session-object.ts'

type Parameters = ReadParameters<typeof sessionParameters>

const MINUTE = 60
const HOUR = 60 * MINUTE

/** @throws {StripeError} where Stripe refuses the parameters */
export function createSession(account: Account, parameters: Parameters): Stripe.Checkout.Session {
  const {payment_intent_data: payment, subscription_data: subscription} = parameters
  if (parameters.mode === 'setup') throw notCovered('mode')
  if (parameters.ui_mode !== undefined && parameters.ui_mode !== 'hosted_page') throw notCovered('ui_mode')

  const items = parameters.line_items.map((item, at) => toItem(account, item, `line_items[${at}]`))
  const currency = currencyOf(account, items)
  requireMode(account, parameters, items)
  requireChargeable(totalsOf(priceItems(account, items, null)).total, currency)

  const hidden: HiddenSession = {
    items,
    discount: null,
    payment: {
      description: payment?.description ?? null,
      metadata: mergeMetadata(null, payment?.metadata),
    },
    subscription:
      parameters.mode === 'subscription'
        ? {
            description: subscription?.description ?? null,
            metadata: mergeMetadata(null, subscription?.metadata),
            intent: null,
          }
        : null,
  }
  return addSession(
    account,
    {
      allowPromotionCodes: parameters.allow_promotion_codes ?? null,
      cancelUrl: parameters.cancel_url ?? null,
      clientReferenceId: parameters.client_reference_id ?? null,
      currency,
      customer: customerOf(account, parameters),
      customerEmail: parameters.customer_email ?? null,
      expiresAt: requireExpiry(parameters.expires_at, account.clock.seconds()),
      locale: parameters.locale ?? null,
      metadata: mergeMetadata(null, parameters.metadata),
      mode: parameters.mode,
      paymentLink: null,
      submitType: parameters.submit_type ?? null,
      successUrl: parameters.success_url,
    },
    hidden,
  )
}

/** @throws {StripeError} unless it has a price and a quantity */
function toItem(account: Account, item: ReturnType<typeof lineItem.read>, name: string): SessionItem {
  const {price_data: data, quantity} = item
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
    adjustable: null,
  }
}

/** @throws {StripeError} when there is nothing to buy, or the prices have several currencies */
function currencyOf(account: Account, items: readonly SessionItem[]): Currency {
  const currencies = new Set(items.map(({price}) => account.store.get('price', price)?.currency))
  const [currency] = currencies
  if (currency === undefined) {
    throw invalidRequest('At least one line item is required.', {
      code: 'parameter_missing',
      param: 'line_items',
    })
  }
  if (currencies.size > 1) {
    throw invalidRequest('All prices on a Checkout Session must have the same currency.', {
      param: 'line_items',
    })
  }
  return currency as Currency
}

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
