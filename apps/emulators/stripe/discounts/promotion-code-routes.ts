import {
  choice,
  flag,
  hash,
  integer,
  mergeMetadata,
  metadata,
  required,
  text,
  timestamp,
  uncovered,
  type ReadParameters,
} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {invalidRequest, missingParameter} from '../api/stripe-error.ts'
import {requireCurrency} from '../money.ts'
import type {Account} from '../store/account.ts'
import {newPromotionCode} from '../store/object-id.ts'
import {requireCoupon} from './coupon-object.ts'
import {addPromotionCode, couponOf, findActiveCode, requirePromotionCode} from './promotion-code-object.ts'

const url = '/v1/promotion_codes'

const creation = {
  promotion: required(hash({type: required(choice('coupon')), coupon: text()})),
  active: flag(),
  code: text({max: 500, pattern: /^[A-Za-z0-9-]+$/, hint: 'valid characters are a-z, A-Z, 0-9 and dashes'}),
  customer: uncovered,
  customer_account: uncovered,
  expires_at: timestamp(),
  max_redemptions: integer({min: 1}),
  metadata: metadata(),
  restrictions: hash({
    currency_options: uncovered,
    first_time_transaction: uncovered,
    minimum_amount: integer({min: 1}),
    minimum_amount_currency: text({max: 10}),
  }),
}

export function addPromotionCodeEndpoints(add: AddEndpoint, account: Account): void {
  const {store, events} = account

  add('POST', url, creation, ({parameters}) => {
    const coupon = requireUsableCoupon(account, parameters)
    const {code = newPromotionCode(), active = true, restrictions} = parameters
    if (active && findActiveCode(account, code)) throw codeInUse(code)
    const minimum = restrictions?.minimum_amount ?? null
    const currency = restrictions?.minimum_amount_currency
    if ((minimum === null) !== (currency === undefined)) {
      throw missingParameter(
        `restrictions[${minimum === null ? 'minimum_amount' : 'minimum_amount_currency'}]`,
      )
    }
    const promotionCode = addPromotionCode(account, {
      active,
      code,
      coupon: coupon.id,
      expires_at: parameters.expires_at ?? null,
      max_redemptions: parameters.max_redemptions ?? null,
      metadata: mergeMetadata(null, parameters.metadata),
      restrictions: {
        first_time_transaction: false,
        minimum_amount: minimum,
        minimum_amount_currency:
          currency === undefined ? null : requireCurrency(currency, 'restrictions[minimum_amount_currency]'),
      },
    })
    events.record('promotion_code.created', promotionCode)
    return promotionCode
  })

  add(
    'GET',
    url,
    {
      ...createdPagination,
      active: flag(),
      code: text({max: 500}),
      coupon: text(),
      customer: uncovered,
      customer_account: uncovered,
    },
    ({parameters: {active, code, coupon, ...request}}) => {
      const filters = {
        '$.active': active === undefined ? undefined : Number(active),
        '$.code': code,
        '$.promotion.coupon': coupon,
      }
      return page(account, {type: 'promotion_code', url, filters}, request)
    },
  )

  add(
    'POST',
    `${url}/:id`,
    {active: flag(), metadata: metadata(), restrictions: uncovered},
    ({id, parameters}) => {
      const code = requirePromotionCode(account, id, 404)
      const {active, metadata: values} = parameters
      if (active === true && !code.active) requireRevivable(account, code.id)
      const changed = store.change(code, {
        ...(active !== undefined && {active}),
        ...(values !== undefined && {metadata: mergeMetadata(code.metadata, values)}),
      })
      const previous = {
        ...(changed.active !== code.active && {active: code.active}),
        ...(values !== undefined && {metadata: code.metadata}),
      }
      events.record('promotion_code.updated', changed, previous)
      return changed
    },
  )
}

/** A code may not promise more than its coupon does. */
function requireUsableCoupon(account: Account, parameters: ReadParameters<typeof creation>) {
  const {promotion, expires_at: expires, max_redemptions: redemptions} = parameters
  if (promotion.coupon === undefined) throw missingParameter('promotion[coupon]')
  const coupon = requireCoupon(account, promotion.coupon, 'promotion[coupon]')
  if (!coupon.valid) {
    throw invalidRequest('The coupon is not valid any more.', {
      code: 'coupon_expired',
      param: 'promotion[coupon]',
    })
  }
  if (expires !== undefined && expires <= account.clock.seconds()) {
    throw invalidRequest('The `expires_at` timestamp must be in the future.', {param: 'expires_at'})
  }
  if (expires !== undefined && coupon.redeem_by !== null && expires > coupon.redeem_by) {
    throw invalidRequest("The `expires_at` timestamp must not be later than the coupon's `redeem_by`.", {
      param: 'expires_at',
    })
  }
  if (redemptions !== undefined && coupon.max_redemptions !== null && redemptions > coupon.max_redemptions) {
    throw invalidRequest("`max_redemptions` must not be greater than the coupon's `max_redemptions`.", {
      param: 'max_redemptions',
    })
  }
  return coupon
}

/** @throws {StripeError} when the code has ended for good, or another has replaced it */
function requireRevivable(account: Account, id: string) {
  const code = requirePromotionCode(account, id)
  const hasEnded =
    (code.expires_at !== null && code.expires_at <= account.clock.seconds()) ||
    (code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions) ||
    !account.store.get('coupon', couponOf(code))?.valid
  if (hasEnded) throw invalidRequest('This promotion code cannot be made active again.', {param: 'active'})
  if (findActiveCode(account, code.code)) throw codeInUse(code.code)
}

const codeInUse = (code: string) =>
  invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, {
    code: 'resource_already_exists',
    param: 'code',
  })
