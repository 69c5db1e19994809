import {
  choice,
  decimal,
  hash,
  integer,
  list,
  mergeMetadata,
  metadata,
  text,
  timestamp,
  uncovered,
} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {invalidRequest, missingParameter} from '../api/stripe-error.ts'
import {requireProduct} from '../catalogue/product-object.ts'
import {requireCurrency} from '../money.ts'
import type {Account} from '../store/account.ts'
import {newCouponId} from '../store/object-id.ts'
import {addCoupon, requireCoupon} from './coupon-object.ts'

const url = '/v1/coupons'

const creation = {
  amount_off: integer({min: 1}),
  applies_to: hash({products: list(text())}),
  currency: text({max: 10}),
  currency_options: uncovered,
  duration: choice('forever', 'once', 'repeating'),
  duration_in_months: uncovered,
  id: text({max: 200, pattern: /^[\w-]+$/, hint: 'may have letters, digits, _ and -'}),
  max_redemptions: integer({min: 1}),
  metadata: metadata(),
  name: text({max: 40}),
  percent_off: decimal(),
  redeem_by: timestamp(),
}

export function addCouponEndpoints(add: AddEndpoint, account: Account): void {
  const {store, events, clock} = account

  add('POST', url, creation, ({parameters}) => {
    const {
      amount_off: amount = null,
      percent_off: percent = null,
      currency,
      id = newCouponId(),
      redeem_by,
    } = parameters
    if ((amount === null) === (percent === null)) {
      throw invalidRequest('Must provide percent_off or amount_off, and not both.', {
        code: amount === null ? 'parameter_missing' : 'parameter_invalid_empty',
      })
    }
    if (percent !== null && (percent <= 0 || percent > 100)) {
      throw invalidRequest('percent_off must be greater than 0 and at most 100.', {param: 'percent_off'})
    }
    if (amount !== null && currency === undefined) throw missingParameter('currency')
    if (redeem_by !== undefined && redeem_by <= clock.seconds()) {
      throw invalidRequest('redeem_by must be in the future.', {param: 'redeem_by'})
    }
    if (store.find(id)) {
      throw invalidRequest('Coupon already exists.', {code: 'resource_already_exists', param: 'id'})
    }
    const products = (parameters.applies_to?.products ?? []).map(
      (product, at) => requireProduct(account, product, `applies_to[products][${at}]`).id,
    )
    const coupon = addCoupon(
      account,
      {
        id,
        amount_off: amount,
        currency: amount === null ? null : requireCurrency(currency ?? '', 'currency'),
        percent_off: percent,
        max_redemptions: parameters.max_redemptions ?? null,
        metadata: mergeMetadata(null, parameters.metadata),
        name: parameters.name ?? null,
        redeem_by: redeem_by ?? null,
      },
      products,
    )
    events.record('coupon.created', coupon)
    return coupon
  })

  add('GET', url, createdPagination, ({parameters}) => page(account, {type: 'coupon', url}, parameters))
  add('GET', `${url}/:id`, {}, ({id}) => requireCoupon(account, id, 'coupon', 404))
}
