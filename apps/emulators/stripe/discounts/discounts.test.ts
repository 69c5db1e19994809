import {expect, test} from 'vitest'
import type Stripe from 'stripe'
import {donation, errorOf, temporaryStripe, type TemporaryStripe} from '../testing/temporary-stripe.ts'
import {allocateDiscount} from './allocate-discount.ts'

const nowInSeconds = () => Math.floor(Date.now() / 1000)

async function couponAndCode(
  stripe: TemporaryStripe,
  code: Partial<Stripe.PromotionCodeCreateParams> = {},
  coupon: Stripe.CouponCreateParams = {amount_off: 500, currency: 'gbp'},
) {
  const {coupons, promotionCodes} = stripe.client()
  const {id} = await coupons.create(coupon)
  return promotionCodes.create({promotion: {type: 'coupon', coupon: id}, max_redemptions: 1, ...code})
}

const withCodes = {...donation, allow_promotion_codes: true}

test('a discount is shared out in whole pennies', () => {
  const items = [
    {product: 'a', subtotal: 1000},
    {product: 'b', subtotal: 1000},
    {product: 'c', subtotal: 1000},
  ]
  expect(allocateDiscount({amount_off: 1000, percent_off: null}, undefined, items)).toEqual([334, 333, 333])
  expect(allocateDiscount({amount_off: 5000, percent_off: null}, ['b'], items)).toEqual([0, 1000, 0])
  expect(allocateDiscount({amount_off: null, percent_off: 33.33}, ['a', 'c'], items)).toEqual([334, 0, 333])
  expect(allocateDiscount({amount_off: 500, percent_off: null}, ['d'], items)).toEqual([0, 0, 0])
})

test('a promotion code is redeemed once', async () => {
  const stripe = await temporaryStripe()
  const {checkout, promotionCodes, coupons} = stripe.client()
  const code = await couponAndCode(stripe, {code: 'NARYS-1'})
  expect(code).toMatchObject({active: true, code: 'NARYS-1', times_redeemed: 0, max_redemptions: 1})
  const [first, second] = [
    await checkout.sessions.create(withCodes),
    await checkout.sessions.create(withCodes),
  ]
  for (const {id} of [first, second]) {
    const applied = await stripe.submit(`/c/pay/${id}`, {action: 'apply', code: ' narys-1 '})
    expect(applied.status).toBe(303)
  }
  expect(await checkout.sessions.retrieve(first.id)).toMatchObject({
    amount_subtotal: 1000,
    amount_total: 500,
    total_details: {amount_discount: 500},
    discounts: [{promotion_code: code.id, coupon: null}],
  })
  await stripe.local(`/checkout/${first.id}/pay`)
  expect((await promotionCodes.list({code: 'NARYS-1'})).data).toMatchObject([
    {id: code.id, active: false, times_redeemed: 1},
  ])
  expect(await coupons.retrieve(String(code.promotion.coupon))).toMatchObject({
    valid: true,
    times_redeemed: 1,
  })
  // It was applied to the second session while it was still free.
  const late = await stripe.submit(`/c/pay/${second.id}`, {
    action: 'pay',
    email: 'a@example.com',
    number: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
  })
  expect(await late.text()).toContain('This code has been used already.')
  expect((await checkout.sessions.retrieve(second.id)).status).toBe('open')
  await stripe.submit(`/c/pay/${second.id}`, {action: 'remove'})
  await stripe.local(`/checkout/${second.id}/pay`)
  expect(await checkout.sessions.retrieve(second.id)).toMatchObject({status: 'complete', amount_total: 1000})
})

test('a code that is used up while the bank asks for a confirmation is not redeemed twice', async () => {
  const stripe = await temporaryStripe()
  const {checkout, promotionCodes, events} = stripe.client()
  await couponAndCode(stripe, {code: 'NARYS'})
  const [slow, fast] = [await checkout.sessions.create(withCodes), await checkout.sessions.create(withCodes)]
  await stripe.local(`/checkout/${slow.id}/pay`, {promotionCode: 'NARYS', card: '4000002500003155'})
  await stripe.local(`/checkout/${fast.id}/pay`, {promotionCode: 'NARYS'})
  const confirmed = await stripe.local(`/checkout/${slow.id}/authenticate`, {outcome: 'succeeds'})
  expect(confirmed).toEqual({kind: 'refused', fault: 'used_up'})
  expect((await checkout.sessions.retrieve(slow.id)).status).toBe('open')
  expect((await promotionCodes.list({code: 'NARYS'})).data).toMatchObject([{times_redeemed: 1}])
  expect((await events.list({type: 'charge.succeeded'})).data).toHaveLength(1)
})

test('a code is found by what a buyer types, and can be switched off', async () => {
  const stripe = await temporaryStripe()
  const {promotionCodes} = stripe.client()
  const code = await couponAndCode(stripe, {code: 'KALEDOS', max_redemptions: 5})
  expect((await promotionCodes.list({code: 'KALEDOS', active: true})).data.map(({id}) => id)).toEqual([
    code.id,
  ])
  const again = promotionCodes.create({
    promotion: {type: 'coupon', coupon: String(code.promotion.coupon)},
    code: 'kaledos',
  })
  expect((await errorOf(again)).message).toBe('An active promotion code with `code: kaledos` already exists.')
  expect(await promotionCodes.update(code.id, {active: false})).toMatchObject({active: false})
  const [event] = (await stripe.client().events.list({type: 'promotion_code.updated'})).data
  expect(event?.data).toMatchObject({
    object: {id: code.id, active: false},
    previous_attributes: {active: true},
  })
  expect((await promotionCodes.list({active: true})).data).toEqual([])
})

test.each<[string, Partial<Stripe.PromotionCodeCreateParams>, string]>([
  ['has expired', {expires_at: nowInSeconds() + 1000}, 'There is no such code'],
  [
    'needs a larger order',
    {restrictions: {minimum_amount: 1001, minimum_amount_currency: 'gbp'}},
    'too small',
  ],
  ['is unknown', {code: 'OTHER'}, 'There is no such code'],
])('a code that %s is refused on the page', async (_, change, message) => {
  const stripe = await temporaryStripe()
  await couponAndCode(stripe, {code: 'NARYS', ...change})
  await stripe.local('/clock', {advanceSeconds: 2000})
  const {id} = await stripe.client().checkout.sessions.create(withCodes)
  const page = await (await stripe.submit(`/c/pay/${id}`, {action: 'apply', code: 'NARYS'})).text()
  expect(page).toContain(message)
  expect((await stripe.client().checkout.sessions.retrieve(id)).amount_total).toBe(1000)
})

test('a session that takes no codes takes none from a forged form', async () => {
  const stripe = await temporaryStripe()
  await couponAndCode(stripe, {code: 'NARYS'})
  const {id} = await stripe.client().checkout.sessions.create(donation)
  await stripe.submit(`/c/pay/${id}`, {action: 'apply', code: 'NARYS'})
  expect((await stripe.client().checkout.sessions.retrieve(id)).amount_total).toBe(1000)
})

test('a coupon for one product takes nothing off another', async () => {
  const stripe = await temporaryStripe()
  const {coupons, checkout, promotionCodes} = stripe.client()
  const [adult, child] = ['prod_KaledosSuauges', 'prod_KaledosVaikas']
  const line_items = [
    {price_data: {currency: 'gbp', product: adult, unit_amount: 2000}, quantity: 1},
    {price_data: {currency: 'gbp', product: child, unit_amount: 500}, quantity: 2},
  ]
  const {id: coupon} = await coupons.create({percent_off: 25, applies_to: {products: [adult]}})
  expect((await coupons.retrieve(coupon)).applies_to).toBeUndefined()
  expect((await coupons.retrieve(coupon, {expand: ['applies_to']})).applies_to).toEqual({
    products: [adult],
  })
  await promotionCodes.create({promotion: {type: 'coupon', coupon}, code: 'SUAUGES'})
  const session = await checkout.sessions.create({...withCodes, line_items})
  await stripe.submit(`/c/pay/${session.id}`, {action: 'apply', code: 'SUAUGES'})
  expect((await checkout.sessions.retrieve(session.id)).amount_total).toBe(2500)
  const items = await checkout.sessions.listLineItems(session.id)
  expect(items.data.map(({amount_discount}) => amount_discount)).toEqual([500, 0])
  const onlyChild = await checkout.sessions.create({...withCodes, line_items: line_items.slice(1)})
  const refused = await stripe.submit(`/c/pay/${onlyChild.id}`, {action: 'apply', code: 'SUAUGES'})
  expect(await refused.text()).toContain('This code is not for what you buy.')
})

test('a coupon ends by time and by number', async () => {
  const stripe = await temporaryStripe()
  const {coupons, checkout, promotionCodes} = stripe.client()
  const timed = await coupons.create({percent_off: 10, redeem_by: nowInSeconds() + 60})
  const counted = await coupons.create({percent_off: 10, max_redemptions: 1, id: 'ONCE'})
  await promotionCodes.create({promotion: {type: 'coupon', coupon: counted.id}, code: 'ONCE'})
  const session = await checkout.sessions.create(withCodes)
  await stripe.local(`/checkout/${session.id}/pay`, {promotionCode: 'ONCE'})
  await stripe.local('/clock', {advanceSeconds: 61})
  expect((await coupons.retrieve(timed.id)).valid).toBe(false)
  expect(await coupons.retrieve('ONCE')).toMatchObject({valid: false, times_redeemed: 1})
  expect((await promotionCodes.list({coupon: 'ONCE'})).data).toMatchObject([{active: false}])
  for (const coupon of [timed.id, 'ONCE']) {
    const refused = promotionCodes.create({promotion: {type: 'coupon', coupon}})
    expect((await errorOf(refused)).code).toBe('coupon_expired')
  }
  expect((await errorOf(coupons.retrieve('NONE'))).statusCode).toBe(404)
})

test('an order that a coupon makes free needs no payment', async () => {
  const stripe = await temporaryStripe()
  const {checkout} = stripe.client()
  await couponAndCode(stripe, {code: 'NEMOKAMAI'}, {percent_off: 100})
  const session = await checkout.sessions.create(withCodes)
  await stripe.submit(`/c/pay/${session.id}`, {action: 'apply', code: 'NEMOKAMAI'})
  await stripe.submit(`/c/pay/${session.id}`, {action: 'pay', email: 'a@example.com'})
  expect(await checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
  })
})

test.each<[string, Stripe.CouponCreateParams]>([
  ['neither amount nor percentage', {}],
  ['both', {amount_off: 100, percent_off: 10, currency: 'gbp'}],
  ['no currency', {amount_off: 100}],
  ['over 100 %', {percent_off: 101}],
  ['a time in the past', {percent_off: 10, redeem_by: 1000}],
  ['an unknown product', {percent_off: 10, applies_to: {products: ['prod_none']}}],
])('a coupon with %s is refused', async (_, coupon) => {
  const stripe = await temporaryStripe()
  expect(await errorOf(stripe.client().coupons.create(coupon))).toMatchObject({statusCode: 400})
})
