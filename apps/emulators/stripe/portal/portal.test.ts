import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {begunSubscription} from '../testing/begun-subscription.ts'
import {errorOf, eventTypes, temporaryStripe, type TemporaryStripe} from '../testing/temporary-stripe.ts'

const card = {number: '5555 5555 5555 4444', expiry: '11/35', cvc: '123', name: 'Rasa'}

function openPortal(
  stripe: TemporaryStripe,
  customer: string,
  changes: Partial<Stripe.BillingPortal.SessionCreateParams> = {},
) {
  const return_url = 'http://localhost:3000/account'
  return stripe.client().billingPortal.sessions.create({
    customer,
    return_url,
    locale: 'lt',
    flow_data: {
      type: 'payment_method_update',
      after_completion: {type: 'redirect', redirect: {return_url: `${return_url}?card=saved`}},
    },
    ...changes,
  })
}

const pathOf = ({url}: Stripe.BillingPortal.Session) => new URL(url).pathname

test('the page of the portal replaces the card', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {customer, now} = await begunSubscription(stripe)
  const path = pathOf(await openPortal(stripe, customer))
  const response = await stripe.page(path)
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://localhost:3000;",
  )
  const page = (await response.text()).replaceAll(/\s+/g, ' ').replaceAll(' >', '>')
  for (const part of [
    '<html lang="lt">',
    'Visa, kurios numerio pabaiga 4242',
    '>Card number</label>',
    '>Save</button',
    '>Back</button',
  ]) {
    expect(page).toContain(part)
  }
  const saved = await stripe.submit(path, {action: 'save', ...card})
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    'http://localhost:3000/account?card=saved',
  ])
  const subscription = await client.subscriptions.retrieve((await now()).id, {
    expand: ['default_payment_method', 'customer'],
  })
  const method = subscription.default_payment_method as Stripe.PaymentMethod
  expect(method).toMatchObject({customer, card: {brand: 'mastercard', last4: '4444', exp_year: 2035}})
  expect(subscription.customer).toMatchObject({invoice_settings: {default_payment_method: method.id}})
  expect((await eventTypes(stripe)).slice(-3)).toEqual([
    'payment_method.attached',
    'customer.updated',
    'customer.subscription.updated',
  ])
  expect(await (await stripe.page(path)).text()).toContain('4444')
})

test.each([
  [{number: '4242 4242 4242 4241'}, 'Kortelės numeris neteisingas'],
  [{number: '4000 0000 0000 0002'}, 'Jūsų kortelė atmesta'],
])('%o is not saved', async (changes, message) => {
  const stripe = await temporaryStripe()
  const {customer, now} = await begunSubscription(stripe)
  const before = await now()
  const path = pathOf(await openPortal(stripe, customer))
  expect(await (await stripe.submit(path, {action: 'save', ...card, ...changes})).text()).toContain(message)
  expect(await now()).toEqual(before)
  const back = await stripe.submit(path, {action: 'back'})
  expect(back.headers.get('location')).toBe('http://localhost:3000/account')
})

test('a card that can be saved may fail later', async () => {
  const stripe = await temporaryStripe()
  const {customer, id, now, invoices} = await begunSubscription(stripe)
  const path = pathOf(await openPortal(stripe, customer))
  const saved = await stripe.submit(path, {action: 'save', ...card, number: '4000 0000 0000 0341'})
  expect(saved.status).toBe(303)
  await stripe.local(`/subscriptions/${id}/renew`)
  expect((await now()).status).toBe('past_due')
  expect((await invoices()).map(({status}) => status)).toEqual(['paid', 'open'])
})

test('without a configuration there is no portal', async () => {
  const stripe = await temporaryStripe()
  const {customer} = await begunSubscription(stripe)
  const list = async () =>
    (await stripe.client().billingPortal.configurations.list({active: true, is_default: true})).data
  expect(await list()).toMatchObject([{object: 'billing_portal.configuration', is_default: true}])
  await stripe.local('/portal/configuration', {exists: false})
  expect(await list()).toEqual([])
  expect(await errorOf(openPortal(stripe, customer))).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('No configuration provided and your test mode default configuration'),
  })
  await stripe.restart()
  expect(await list()).toHaveLength(1)
})

test('only the page for another card is covered', async () => {
  const stripe = await temporaryStripe()
  const {customer} = await begunSubscription(stripe)
  for (const [changes, message] of [
    [{flow_data: undefined}, 'flow_data'],
    [{flow_data: {type: 'customer_update'}}, 'flow_data[type]'],
    [
      {flow_data: {type: 'payment_method_update', after_completion: {type: 'redirect'}}},
      'flow_data[after_completion][redirect]',
    ],
    [{customer: 'cus_none'}, 'No such customer'],
    [{configuration: 'bpc_none'}, 'No such configuration'],
  ] as const) {
    expect(await errorOf(openPortal(stripe, customer, changes))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(message),
    })
  }
  expect((await stripe.page('/p/session/bps_none')).status).toBe(404)
})
