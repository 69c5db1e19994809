import {once} from 'node:events'
import {get, type IncomingMessage} from 'node:http'
import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {donation, eventTypes, temporaryStripe, type TemporaryStripe} from '../testing/temporary-stripe.ts'

const payment = {
  action: 'pay',
  email: 'rasa@example.com',
  name: 'Rasa',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
}

async function openSession(stripe: TemporaryStripe, changes = {}) {
  const session = await stripe.client().checkout.sessions.create({...donation, ...changes})
  return {id: session.id, path: `/c/pay/${session.id}`}
}

const chargesOf = async (stripe: TemporaryStripe) =>
  (await stripe.client().events.list({type: 'charge.succeeded'})).data.map(
    ({data}) => data.object as Stripe.Charge,
  )

test('the page shows what is bought, and the card that pays', async () => {
  const stripe = await temporaryStripe()
  const {path} = await openSession(stripe, {locale: 'lt', customer_email: 'rasa@example.com'})
  const response = await stripe.page(path)
  const page = await response.text()
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://localhost:3000;",
  )
  for (const part of [
    '<html lang="lt">',
    'Bandomasis puslapis šiame kompiuteryje',
    '>Card number</label>',
    '>Expiry</label>',
    '>CVC</label>',
    'value="4242 4242 4242 4242"',
    'value="rasa@example.com"',
    '>Pay</button',
    '>Cancel</button',
    'Auka',
    '10,00 £',
  ]) {
    expect(page.replaceAll(/\s+/g, ' ').replaceAll('\u00a0', ' ').replaceAll(' >', '>')).toContain(part)
  }
})

test('without a locale, the page is in the language of the browser', async () => {
  const stripe = await temporaryStripe()
  const {path} = await openSession(stripe)
  const language = async (header: string) =>
    /<html lang="(\w+)">/.exec(await (await stripe.page(path, {'accept-language': header})).text())?.[1]
  expect([await language('lt-LT,lt;q=0.9'), await language('de')]).toEqual(['lt', 'en'])
})

test('what others have written is escaped', async () => {
  const stripe = await temporaryStripe()
  const name = '<script>alert(1)</script>'
  const {path} = await openSession(stripe, {
    line_items: [{quantity: 1, price_data: {currency: 'gbp', unit_amount: 1000, product_data: {name}}}],
  })
  const declined = await stripe.submit(path, {...payment, name: `"><script>`, number: '4000000000000002'})
  expect(await declined.text()).not.toContain('<script>')
})

test('a payment completes the session and returns to the site', async () => {
  const stripe = await temporaryStripe()
  const {id, path} = await openSession(stripe, {
    payment_intent_data: {description: 'Auka', metadata: {donation: '7'}},
  })
  const paid = await stripe.submit(path, payment)
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `http://localhost:3000/ok?session_id=${id}`,
  ])
  const client = stripe.client()
  const session = await client.checkout.sessions.retrieve(id, {expand: ['payment_intent.latest_charge']})
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer: null,
    customer_details: {email: 'rasa@example.com', name: 'Rasa'},
    url: null,
    payment_intent: {
      amount: 1000,
      amount_received: 1000,
      description: 'Auka',
      metadata: {donation: '7'},
      status: 'succeeded',
      latest_charge: {
        amount: 1000,
        paid: true,
        balance_transaction: expect.stringMatching(/^txn_/),
        metadata: {donation: '7'},
        payment_method_details: {card: {last4: '4242'}},
      },
    },
  })
  expect(await eventTypes(stripe)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
    'charge.updated',
  ])
})

test('a session that is complete or expired says so and takes no money', async () => {
  const stripe = await temporaryStripe()
  const complete = await openSession(stripe)
  await stripe.submit(complete.path, payment)
  expect(await (await stripe.page(complete.path)).text()).toContain('Thank you, it is paid')
  expect(await (await stripe.submit(complete.path, payment)).text()).toContain('Thank you, it is paid')
  const expired = await openSession(stripe)
  await stripe.client().checkout.sessions.expire(expired.id)
  expect(await (await stripe.page(expired.path)).text()).toContain('The time to pay is over')
  expect(await (await stripe.submit(expired.path, payment)).text()).toContain('The time to pay is over')
  expect(await chargesOf(stripe)).toHaveLength(1)
  expect((await stripe.page('/c/pay/cs_test_none')).status).toBe(404)
})

test('two presses at once pay once', async () => {
  const stripe = await temporaryStripe()
  const {path} = await openSession(stripe)
  await Promise.all(Array.from({length: 5}, () => stripe.submit(path, payment)))
  expect(await chargesOf(stripe)).toHaveLength(1)
})

test.each([
  [
    '4000 0000 0000 0002',
    'Your card was declined.',
    {code: 'card_declined', decline_code: 'generic_decline'},
  ],
  ['4000000000009995', 'insufficient funds', {code: 'card_declined', decline_code: 'insufficient_funds'}],
  ['4000 0000 0000 0069', 'Your card has expired.', {code: 'expired_card'}],
  [
    '4111 1111 1111 1111',
    'Your card was declined.',
    {code: 'card_declined', decline_code: 'test_mode_live_card'},
  ],
])('the card %s is declined, and the session stays open', async (number, message, error) => {
  const stripe = await temporaryStripe()
  const {id, path} = await openSession(stripe)
  const page = await (await stripe.submit(path, {...payment, number})).text()
  expect(page).toContain(message)
  expect(page).toContain(`value="${number}"`)
  const {sessions} = stripe.client().checkout
  const session = await sessions.retrieve(id, {expand: ['payment_intent']})
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: {status: 'requires_payment_method', last_payment_error: error},
  })
  expect(await eventTypes(stripe)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
  ])
  await stripe.submit(path, payment)
  const paid = await sessions.retrieve(id)
  expect([paid.status, paid.payment_intent]).toEqual([
    'complete',
    (session.payment_intent as {id: string}).id,
  ])
})

test.each([
  [{number: '4242 4242 4242 4241'}, 'The card number is not valid'],
  [{expiry: '13/34'}, 'Enter the expiry date'],
  [{expiry: '01/20'}, 'The card has expired'],
  [{cvc: '1'}, 'Enter the three digits'],
  [{email: 'rasa'}, 'Enter an email address'],
])('%o is corrected by the page and never sent', async (changes, message) => {
  const stripe = await temporaryStripe()
  const {path} = await openSession(stripe)
  const page = await (await stripe.submit(path, {...payment, ...changes})).text()
  expect(page).toContain(message)
  expect(page).toContain('aria-invalid="true"')
  expect(await eventTypes(stripe)).toEqual([])
})

async function askedToConfirm(stripe: TemporaryStripe) {
  const {id, path} = await openSession(stripe)
  const asked = await stripe.submit(path, {...payment, number: '4000 0025 0000 3155'})
  expect(asked.headers.get('location')).toBe(`${path}/authenticate`)
  const {sessions} = stripe.client().checkout
  const session = await sessions.retrieve(id, {expand: ['payment_intent']})
  expect(session).toMatchObject({status: 'open', payment_intent: {status: 'requires_action'}})
  expect(await (await stripe.page(`${path}/authenticate`)).text()).toContain('Confirm the payment')
  const answer = (outcome: string) => stripe.submit(`${path}/authenticate`, {outcome})
  return {id, answer, now: () => sessions.retrieve(id)}
}

test('a payment that the buyer confirms to the bank is complete', async () => {
  const stripe = await temporaryStripe()
  const {id, answer, now} = await askedToConfirm(stripe)
  const confirmed = await answer('succeeds')
  expect(confirmed.headers.get('location')).toBe(`http://localhost:3000/ok?session_id=${id}`)
  expect(await now()).toMatchObject({status: 'complete', payment_status: 'paid'})
  const [charge] = await chargesOf(stripe)
  expect(charge?.payment_method_details?.card?.three_d_secure).toMatchObject({result: 'authenticated'})
})

test('a payment that the buyer does not confirm can be tried again', async () => {
  const stripe = await temporaryStripe()
  const {answer, now} = await askedToConfirm(stripe)
  expect(await (await answer('fails')).text()).toContain('The bank could not confirm the payment.')
  expect(await now()).toMatchObject({status: 'open', payment_status: 'unpaid'})
  expect((await answer('succeeds')).status).toBe(303)
  expect(await now()).toMatchObject({status: 'open', payment_status: 'unpaid'})
})

test('cancelling returns to the site and leaves the session open', async () => {
  const stripe = await temporaryStripe()
  const {id, path} = await openSession(stripe)
  const cancelled = await stripe.submit(path, {action: 'cancel'})
  expect(cancelled.headers.get('location')).toBe('http://localhost:3000/cancelled')
  expect((await stripe.client().checkout.sessions.retrieve(id)).status).toBe('open')
  const {path: without} = await openSession(stripe, {cancel_url: undefined})
  expect(await (await stripe.page(without)).text()).not.toContain('Cancel')
})

test('pages of other origins cannot press a button', async () => {
  const stripe = await temporaryStripe()
  const {path} = await openSession(stripe)
  const foreign = {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'}
  expect((await stripe.submit(path, payment, foreign)).status).toBe(403)
  expect((await stripe.submit('/dashboard', {action: 'drop'}, foreign)).status).toBe(403)
  expect((await stripe.submit('/local/webhooks/drop', {}, foreign)).status).toBe(403)
  const link = {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate'}
  // `fetch` sets these headers itself.
  const [followed] = (await once(get(stripe.url() + path, {headers: link}), 'response')) as [IncomingMessage]
  followed.resume()
  expect(followed.statusCode).toBe(200)
})

test('a bank debit completes the session before the money has arrived', async () => {
  const stripe = await temporaryStripe()
  for (const [outcome, paymentStatus, event] of [
    ['succeeds', 'paid', 'checkout.session.async_payment_succeeded'],
    ['fails', 'unpaid', 'checkout.session.async_payment_failed'],
  ] as const) {
    const {id} = await openSession(stripe)
    await stripe.local(`/checkout/${id}/pay`, {method: 'bacs_debit'})
    const {sessions} = stripe.client().checkout
    expect(await sessions.retrieve(id, {expand: ['payment_intent']})).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: {status: 'processing'},
    })
    await stripe.local(`/checkout/${id}/settle`, {outcome})
    expect((await sessions.retrieve(id)).payment_status).toBe(paymentStatus)
    expect(await eventTypes(stripe)).toContain(event)
  }
})
