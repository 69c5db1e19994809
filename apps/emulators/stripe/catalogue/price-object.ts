import type Stripe from 'stripe'
import {choice, hash, integer, list, metadata, required, text, uncovered, webUrl} from '../api/parameters.ts'
import {invalidRequest, missingParameter, notCovered} from '../api/stripe-error.ts'
import {inWords, MAX_AMOUNT, requireCurrency, type Currency} from '../money.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import type {Interval} from './billing-period.ts'
import {addProduct, requireActiveProduct} from './product-object.ts'

interface NewPrice {
  currency: Currency
  unitAmount: number
  product: string
  active?: boolean
  interval?: Interval | undefined
}

export function addPrice(account: Account, price: NewPrice): Stripe.Price {
  const created = account.clock.seconds()
  return account.store.add(
    {
      id: newId('price_1'),
      object: 'price',
      active: price.active ?? true,
      billing_scheme: 'per_unit',
      created,
      currency: price.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: price.product,
      recurring: price.interval
        ? {
            interval: price.interval,
            interval_count: 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          }
        : null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: price.interval ? 'recurring' : 'one_time',
      unit_amount: price.unitAmount,
      // The official client converts this text to a `Decimal`.
      unit_amount_decimal: String(price.unitAmount) as unknown as Stripe.Decimal,
    } satisfies Stripe.Price,
    created,
  )
}

const recurrence = hash({
  interval: required(choice('day', 'week', 'month', 'year')),
  interval_count: integer({min: 1, max: 36}),
  meter: uncovered,
  trial_period_days: uncovered,
  usage_type: uncovered,
})

/** The price of a subscription that exists already. */
export const recurringPriceData = hash({
  currency: required(text({max: 10})),
  product: required(text()),
  recurring: required(recurrence),
  tax_behavior: uncovered,
  unit_amount: integer({min: 0}),
  unit_amount_decimal: uncovered,
})

export const priceData = hash({
  currency: required(text({max: 10})),
  product: text(),
  product_data: hash({
    name: required(text({max: 250})),
    description: text(),
    images: list(webUrl(), {max: 8}),
    metadata: metadata(),
    tax_code: uncovered,
    tax_details: uncovered,
    unit_label: uncovered,
  }),
  recurring: recurrence,
  tax_behavior: uncovered,
  unit_amount: integer({min: 0}),
  unit_amount_decimal: uncovered,
})

type PriceData = Omit<ReturnType<typeof priceData.read>, 'product_data'> &
  Partial<Pick<ReturnType<typeof priceData.read>, 'product_data'>>

/** @throws {StripeError} when the amount is too large for any charge */
function requireUnitAmount(amount: number | undefined, currency: Currency, param: string): number {
  if (amount === undefined) throw missingParameter(param)
  if (amount <= MAX_AMOUNT) return amount
  throw invalidRequest(`Amount must be no more than ${inWords(MAX_AMOUNT, currency)}`, {
    code: 'amount_too_large',
    param,
  })
}

/** Like its product, an inline price cannot be used again. */
export function addInlinePrice(account: Account, data: PriceData, name: string): Stripe.Price {
  const currency = requireCurrency(data.currency, `${name}[currency]`)
  const amount = requireUnitAmount(data.unit_amount, currency, `${name}[unit_amount]`)
  return addPrice(account, {
    currency,
    unitAmount: amount,
    product: productOf(account, data, name),
    active: false,
    interval: requireInterval(data.recurring, `${name}[recurring]`),
  })
}

/** @throws {StripeError} unless it is one month or one year */
function requireInterval(recurring: PriceData['recurring'], name: string): Interval | undefined {
  if (recurring === undefined) return undefined
  const {interval, interval_count: count = 1} = recurring
  if (count !== 1) throw notCovered(`${name}[interval_count]`)
  if (interval === 'month' || interval === 'year') return interval
  throw notCovered(`${name}[interval]`)
}

function productOf(account: Account, data: PriceData, name: string): string {
  const {product, product_data: ofItsOwn} = data
  if ((product === undefined) === (ofItsOwn === undefined)) {
    throw invalidRequest('You must specify either `product` or `product_data` when creating a price.', {
      param: name,
    })
  }
  if (product !== undefined) return requireActiveProduct(account, product, `${name}[product]`).id
  const {name: title = '', description, images, metadata: values} = ofItsOwn ?? {}
  return addProduct(account, {name: title, description, images, metadata: values || {}, active: false}).id
}
