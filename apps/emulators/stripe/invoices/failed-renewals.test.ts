import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {begunSubscription} from '../testing/begun-subscription.ts'
import {advance, advanceTo, DAY, eventsOf, HOUR} from '../testing/passing-time.ts'
import {errorOf, eventTypes, temporaryStripe} from '../testing/temporary-stripe.ts'

test('a renewal that fails is tried again after 3, 5 and 7 days, and then the subscription ends', async () => {
  const stripe = await temporaryStripe()
  const {customer, item, invoices, now} = await begunSubscription(stripe)
  await stripe.local(`/customers/${customer}/card`, {card: '4000000000000341'})
  const {current_period_end: end} = await item()
  await advanceTo(stripe, end + HOUR)
  const latest = async () => (await invoices())[1]
  const dueAt = [3, 8, 15].map((days) => end + HOUR + days * DAY)
  for (const [n, at] of dueAt.entries()) {
    expect(await latest()).toMatchObject({
      status: 'open',
      attempted: true,
      attempt_count: n + 1,
      next_payment_attempt: at,
    })
    expect((await now()).status).toBe('past_due')
    await advanceTo(stripe, at)
  }
  expect(await now()).toMatchObject({
    status: 'canceled',
    ended_at: dueAt.at(-1),
    cancellation_details: {reason: 'payment_failed'},
  })
  expect(await latest()).toMatchObject({status: 'open', attempt_count: 4, next_payment_attempt: null})
  expect(await eventsOf(stripe, 'invoice.payment_failed')).toHaveLength(4)
  const failed = await eventsOf<Stripe.Charge>(stripe, 'charge.failed')
  expect(failed.map(({object}) => object.failure_code)).toEqual(
    Array.from({length: 4}, () => 'card_declined'),
  )
  await advance(stripe, 60 * DAY)
  expect(await invoices()).toHaveLength(2)
})

test('the days between attempts are those of the settings', async () => {
  const stripe = await temporaryStripe({STRIPE_RENEWAL_RETRY_DAYS: '1'})
  const {customer, id, now} = await begunSubscription(stripe)
  await stripe.local(`/customers/${customer}/card`, {card: '4000000000000341'})
  await stripe.local(`/subscriptions/${id}/renew`)
  expect((await now()).status).toBe('past_due')
  await advance(stripe, DAY + 60)
  expect((await now()).status).toBe('canceled')
})

test('another card pays what is due, at the next attempt or at once', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {customer, id, invoices, now} = await begunSubscription(stripe)
  const failing = {card: '4000000000000341'}
  await stripe.local(`/customers/${customer}/card`, failing)
  await stripe.local(`/subscriptions/${id}/renew`)
  await stripe.local(`/customers/${customer}/card`, {card: '4242424242424242'})
  await advance(stripe, 3 * DAY + 60)
  expect((await now()).status).toBe('active')

  await stripe.local(`/customers/${customer}/card`, failing)
  await stripe.local(`/subscriptions/${id}/renew`)
  const open = (await invoices()).at(-1)
  const pay = (params?: Stripe.InvoicePayParams) => client.invoices.pay(open?.id ?? '', params)
  expect(await errorOf(pay())).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  })
  // The attempt that failed remains, and the schedule too.
  expect(await eventsOf(stripe, 'invoice.payment_failed')).toHaveLength(3)
  expect(await client.invoices.retrieve(open?.id ?? '')).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: open?.next_payment_attempt,
  })
  const good = await stripe.local<Stripe.PaymentMethod>(`/customers/${customer}/card`)
  expect(await pay({payment_method: good.id})).toMatchObject({status: 'paid', next_payment_attempt: null})
  expect((await now()).status).toBe('active')
  expect(await errorOf(pay())).toMatchObject({statusCode: 400, message: 'Invoice is already paid'})
  expect(await errorOf(pay({payment_method: 'pm_none'}))).toMatchObject({statusCode: 400})
})

test('a card that the bank must confirm fails while its holder is away, and pays on the page', async () => {
  const stripe = await temporaryStripe()
  const {customer, id, invoices, now} = await begunSubscription(stripe)
  await stripe.local(`/customers/${customer}/card`, {card: '4000002500003155'})
  await stripe.local(`/subscriptions/${id}/renew`)
  expect((await eventTypes(stripe)).filter((type) => type.startsWith('invoice.payment')).slice(-2)).toEqual([
    'invoice.payment_action_required',
    'invoice.payment_failed',
  ])
  const [failed] = await eventsOf<Stripe.Charge>(stripe, 'charge.failed')
  expect(failed?.object.failure_code).toBe('authentication_required')
  const open = (await invoices()).at(-1)
  const {pathname: path} = new URL(open?.hosted_invoice_url ?? '')
  const page = await (await stripe.page(path)).text()
  expect(page).toContain(`Invoice ${open?.number}`)
  expect(page).toContain('£10.00 is to be paid.')
  const card = {number: '4000002500003155', expiry: '12/34', cvc: '123', name: 'Rasa'}
  expect(await (await stripe.submit(path, {...card, number: '4000000000000002'})).text()).toContain(
    'Your card was declined.',
  )
  expect((await stripe.submit(path, card)).headers.get('location')).toBe(path)
  expect(await (await stripe.page(path)).text()).toContain('£10.00 is paid.')
  expect((await now()).status).toBe('active')
  expect((await stripe.page('/i/in_none')).status).toBe(404)
})

test('an open invoice of a cancelled subscription is not collected any more', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {customer, id, invoices} = await begunSubscription(stripe)
  await stripe.local(`/customers/${customer}/card`, {card: '4000000000000341'})
  await stripe.local(`/subscriptions/${id}/renew`)
  await client.subscriptions.cancel(id)
  await stripe.local(`/customers/${customer}/card`)
  await advance(stripe, 40 * DAY)
  expect((await invoices()).map(({status}) => status)).toEqual(['paid', 'open'])
})
