import {expect, test} from 'vitest'
import {temporaryStripe, type TemporaryStripe} from '../testing/temporary-stripe.ts'

/** Opens a link as a buyer, and resolves to the session that this makes. */
async function open(stripe: TemporaryStripe, path: string) {
  return stripe.client().checkout.sessions.retrieve(await stripe.openLink(path), {expand: ['line_items']})
}

test('the link of the settings is the same one after every start', async () => {
  const stripe = await temporaryStripe()
  const link = async () => (await open(stripe, '/b/kaledos-2025')).payment_link
  const before = await link()
  expect(before).toMatch(/^plink_1/)
  await stripe.restart()
  expect(await link()).toBe(before)
})

test('the link leads back to the site, where there is one', async () => {
  const success = async (settings: Record<string, string>) =>
    (await open(await temporaryStripe(settings), '/b/kaledos-2025')).success_url
  expect(await success({SITE_URL: 'http://localhost:3000'})).toBe(
    'http://localhost:3000/christmas-success?session_id={CHECKOUT_SESSION_ID}',
  )
  expect(await success({})).toBeNull()
})

test('everybody who opens a link gets a session of their own', async () => {
  const stripe = await temporaryStripe()
  const first = await open(
    stripe,
    '/b/kaledos-2025?prefilled_email=rasa%40example.com&client_reference_id=a_1&locale=lt',
  )
  const second = await open(stripe, '/b/kaledos-2025?client_reference_id=%3Cscript%3E')
  expect(first.id).not.toBe(second.id)
  expect(first).toMatchObject({
    payment_link: expect.stringMatching(/^plink_1/),
    customer_email: 'rasa@example.com',
    client_reference_id: 'a_1',
    locale: 'lt',
    allow_promotion_codes: true,
    amount_total: 2000,
    metadata: {eventKey: 'kaledos-2025'},
  })
  expect(second.client_reference_id).toBeNull()
})

test('a buyer chooses quantities, types a code and pays', async () => {
  const stripe = await temporaryStripe()
  const {coupons, promotionCodes, checkout} = stripe.client()
  const {id: coupon} = await coupons.create({
    amount_off: 500,
    currency: 'gbp',
    applies_to: {products: ['prod_KaledosSuauges']},
  })
  await promotionCodes.create({promotion: {type: 'coupon', coupon}, code: 'NARYS', max_redemptions: 1})
  const {id} = await open(stripe, '/b/kaledos-2025')
  const ids = [...(await (await stripe.page(`/c/pay/${id}`)).text()).matchAll(/name="quantity-(\w+)"/g)].map(
    ([, item]) => item,
  )
  expect(ids).toHaveLength(2)
  await stripe.submit(`/c/pay/${id}`, {
    action: 'apply',
    code: 'NARYS',
    [`quantity-${ids[0]}`]: '2',
    [`quantity-${ids[1]}`]: '3',
  })
  const refused = await stripe.submit(`/c/pay/${id}`, {action: 'update', [`quantity-${ids[0]}`]: '11'})
  expect(await refused.text()).toContain('That quantity cannot be ordered')
  const paid = await stripe.submit(`/c/pay/${id}`, {
    action: 'pay',
    email: 'rasa@example.com',
    number: '4242 4242 4242 4242',
    expiry: '12/34',
    cvc: '123',
  })
  expect(paid.headers.get('location')).toBe(`/c/pay/${id}`)
  expect(await checkout.sessions.retrieve(id, {expand: ['line_items']})).toMatchObject({
    amount_subtotal: 5500,
    amount_total: 5000,
    status: 'complete',
    line_items: {
      data: [
        {quantity: 2, amount_discount: 500},
        {quantity: 3, amount_discount: 0},
      ],
    },
  })
})

test('a test buys tickets of a link without the page', async () => {
  const stripe = await temporaryStripe()
  const {id} = await open(stripe, '/b/kaledos-2025')
  await stripe.local(`/checkout/${id}/pay`, {quantities: {prod_KaledosSuauges: 1, prod_KaledosVaikas: 2}})
  const paid = await stripe.client().checkout.sessions.retrieve(id)
  expect([paid.status, paid.amount_total]).toEqual(['complete', 3000])
  await expect(stripe.local(`/checkout/${id}/pay`, {quantities: {prod_none: 1}})).rejects.toThrow(
    'is complete',
  )
  const {id: other} = await open(stripe, '/b/kaledos-2025')
  await expect(stripe.local(`/checkout/${other}/pay`, {quantities: {prod_none: 1}})).rejects.toThrow(
    'prod_none',
  )
})

test('an unknown link is a 404', async () => {
  const stripe = await temporaryStripe()
  expect((await stripe.page('/b/none')).status).toBe(404)
})
