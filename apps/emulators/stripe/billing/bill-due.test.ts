import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {begunSubscription, monthlyGift} from '../testing/begun-subscription.ts'
import {advance, advanceTo, DAY, eventsOf, HOUR} from '../testing/passing-time.ts'
import {temporaryStripe} from '../testing/temporary-stripe.ts'
import {webhookReceiver} from '../testing/webhook-receiver.ts'

test('a period ends with a draft, which is collected an hour later', async () => {
  const stripe = await temporaryStripe()
  const {item, invoices, now} = await begunSubscription(stripe)
  const {current_period_end: end} = await item()
  await advanceTo(stripe, end - 7 * DAY - HOUR)
  expect(await eventsOf(stripe, 'invoice.upcoming')).toEqual([])
  await advanceTo(stripe, end - HOUR)
  const [upcoming] = await eventsOf(stripe, 'invoice.upcoming')
  expect(upcoming).toMatchObject({
    created: end - 7 * DAY,
    object: {amount_due: 1000, lines: {data: [{period: {start: end}}]}},
  })
  expect(upcoming?.object.id).toBeUndefined()
  await advanceTo(stripe, end + 60)
  const [, draft] = await invoices()
  expect(draft).toMatchObject({status: 'draft', created: end, automatically_finalizes_at: end + HOUR})
  expect((await now()).latest_invoice).toBe(draft?.id)
  await advanceTo(stripe, end + HOUR + 60)
  const [, paid] = await invoices()
  expect(paid).toMatchObject({status: 'paid', number: expect.stringMatching(/-0002$/)})
  expect(await eventsOf(stripe, 'invoice.upcoming')).toHaveLength(1)
})

test('whatever was missed is made up in order, at its time', async () => {
  const stripe = await temporaryStripe()
  const {invoices, item, id} = await begunSubscription(stripe)
  const yearly = await begunSubscription(stripe, {
    customer_email: 'jonas@example.com',
    line_items: monthlyGift.line_items.map((line) => ({
      ...line,
      price_data: {...line.price_data, recurring: {interval: 'year' as const}},
    })),
  })
  await advance(stripe, 368 * DAY)
  const all = await invoices()
  expect(all.map(({status}) => status)).toEqual(Array.from({length: 13}, () => 'paid'))
  const starts = all.map(({lines}) => lines.data[0]?.period.start ?? 0)
  const [first = 0] = starts
  for (const [n, start] of starts.entries()) {
    const [began, day] = [new Date(first * 1000), new Date(start * 1000)]
    const months =
      (day.getUTCFullYear() - began.getUTCFullYear()) * 12 + day.getUTCMonth() - began.getUTCMonth()
    expect(months).toBe(n)
  }
  expect(all.slice(1).map(({created}) => created)).toEqual(starts.slice(1))
  expect((await item()).current_period_start).toBe(starts.at(-1))
  expect(await yearly.invoices()).toMatchObject([
    {billing_reason: 'subscription_create'},
    {billing_reason: 'subscription_cycle', status: 'paid', amount_paid: 1000},
  ])
  const told = await eventsOf(stripe, 'invoice.paid')
  expect(told.filter(({object}) => object.parent?.subscription_details?.subscription === id)).toHaveLength(13)
  expect(told.map(({created}) => created)).toEqual(told.map(({created}) => created).toSorted((a, b) => a - b))
})

test('a period from the last day of January ends on the last day of February', async () => {
  const stripe = await temporaryStripe()
  const {now} = await advance(stripe, 0)
  const year = new Date(now * 1000).getUTCFullYear() + 1
  await advanceTo(stripe, Date.UTC(year, 0, 31, 12) / 1000)
  const {item} = await begunSubscription(stripe)
  const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(5, 10)
  const {current_period_end: end} = await item()
  expect(dayOf(end)).toMatch(/^02-2[89]$/)
  await advanceTo(stripe, end + DAY)
  expect(dayOf((await item()).current_period_end)).toBe('03-31')
})

test('a paused subscription collects again after the day that was set', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id, item, invoices, now} = await begunSubscription(stripe)
  const {current_period_end: end} = await item()
  const resumesAt = end + 5 * DAY
  await client.subscriptions.update(id, {pause_collection: {behavior: 'void', resumes_at: resumesAt}})
  await advanceTo(stripe, end + DAY)
  expect((await invoices()).map(({status}) => status)).toEqual(['paid', 'void'])
  expect(await eventsOf(stripe, 'invoice.upcoming')).toEqual([])
  await advanceTo(stripe, resumesAt + 60)
  expect((await now()).pause_collection).toBeNull()
  const resumed = (await eventsOf<Stripe.Subscription>(stripe, 'customer.subscription.updated')).at(-1)
  expect(resumed).toMatchObject({
    created: resumesAt,
    data: {previous_attributes: {pause_collection: {behavior: 'void', resumes_at: resumesAt}}},
  })
  await advanceTo(stripe, (await item()).current_period_end + 2 * HOUR)
  expect((await invoices()).map(({status}) => status)).toEqual(['paid', 'void', 'paid'])
})

test('what came due while the server was stopped is done at its start', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe({...receiver.environment, STRIPE_WEBHOOK_EVENTS: 'invoice.paid'})
  const {item} = await begunSubscription(stripe)
  const {current_period_end: end} = await item()
  await advanceTo(stripe, end + HOUR - 1)
  await stripe.restart()
  await expect.poll(receiver.types).toHaveLength(2)
  const [, renewal] = await receiver.events()
  const {port} = new URL(stripe.url())
  expect(renewal?.data.object).toMatchObject({hosted_invoice_url: expect.stringContaining(`:${port}/i/in_`)})
})

test('by default the site hears of what subscriptions do', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe({...receiver.environment, STRIPE_WEBHOOK_EVENTS: ''})
  const {id} = await begunSubscription(stripe)
  await stripe.client().subscriptions.cancel(id)
  const expected = [
    'checkout.session.completed',
    'invoice.paid',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ]
  await expect.poll(() => receiver.types().toSorted()).toEqual(expected.toSorted())
})

test('the dashboard renews, cancels and replaces the card', async () => {
  const stripe = await temporaryStripe()
  const {id, customer, invoices, now} = await begunSubscription(stripe)
  await stripe.submit('/dashboard', {action: 'card', id: customer, card: '4000000000000341'})
  await stripe.submit('/dashboard', {action: 'renew', id})
  const page = await (await stripe.page('/dashboard')).text()
  for (const part of [id, '£10.00 / month', 'past_due', '0341']) expect(page).toContain(part)
  await stripe.submit('/dashboard', {action: 'cancel-subscription', id})
  expect((await now()).status).toBe('canceled')
  expect(await invoices()).toHaveLength(2)
  expect(await (await stripe.submit('/dashboard', {action: 'renew', id})).text()).toContain(
    'The subscription is canceled.',
  )
})
