import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {begunSubscription} from '../testing/begun-subscription.ts'
import {errorOf, eventTypes, temporaryStripe} from '../testing/temporary-stripe.ts'

const DAY = 24 * 60 * 60

test('another sum is that of the next invoice', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id, item, invoices} = await begunSubscription(stripe)
  const {id: itemId, price} = await item()
  const {id: product} = await client.products.create({name: 'Auka'})
  const data = {currency: 'gbp', product, recurring: {interval: 'month'} as const}
  const change = (unit_amount: number, changes: Partial<Stripe.SubscriptionUpdateParams> = {}) =>
    client.subscriptions.update(id, {
      items: [{id: itemId, price_data: {...data, unit_amount}}],
      proration_behavior: 'none',
      ...changes,
    })
  const changed = await change(2500)
  expect(changed.items.data).toMatchObject([{id: itemId, price: {unit_amount: 2500}, plan: {amount: 2500}}])
  const [event] = (await client.events.list({type: 'customer.subscription.updated', limit: 1})).data
  expect(event?.data.previous_attributes).toMatchObject({items: {data: [{price: {unit_amount: 1000}}]}})
  await stripe.local(`/subscriptions/${id}/renew`)
  expect((await invoices()).map(({amount_paid: paid}) => paid)).toEqual([1000, 2500])

  const refusals = [
    [change(2500, {proration_behavior: 'create_prorations'}), 'proration_behavior'],
    [change(2500, {proration_behavior: undefined}), 'proration_behavior'],
    [change(10), '[unit_amount]'],
    [change(2500, {items: [{id: 'si_none', price_data: {...data, unit_amount: 1}}]}), 'si_none'],
    [change(2500, {items: [{price_data: {...data, unit_amount: 1000}}]}), 'items[0]'],
    [
      change(1, {
        items: [{id: itemId, price_data: {...data, product: String(price.product), unit_amount: 1000}}],
      }),
      'marked as inactive',
    ],
    [
      change(1, {items: [{id: itemId, price_data: {...data, currency: 'eur', unit_amount: 1000}}]}),
      'subscription is in `gbp`',
    ],
    [
      change(1, {
        items: [{id: itemId, price_data: {...data, recurring: {interval: 'year'}, unit_amount: 1000}}],
      }),
      '[interval]',
    ],
    [client.subscriptions.update(id, {trial_from_plan: true}), 'trial_from_plan'],
    [client.subscriptions.update(id, {default_payment_method: 'pm_none'}), 'pm_none'],
  ] as const
  for (const [call, message] of refusals) {
    expect(await errorOf(call)).toMatchObject({statusCode: 400, message: expect.stringContaining(message)})
  }
})

test('a paused subscription makes void invoices, and is active all the while', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id, invoices, now} = await begunSubscription(stripe)
  const paused = await client.subscriptions.update(id, {pause_collection: {behavior: 'void'}})
  expect(paused).toMatchObject({status: 'active', pause_collection: {behavior: 'void', resumes_at: null}})
  await stripe.local(`/subscriptions/${id}/renew`)
  expect((await eventTypes(stripe)).slice(-3)).toEqual([
    'invoice.created',
    'customer.subscription.updated',
    'invoice.voided',
  ])
  expect((await client.subscriptions.update(id, {pause_collection: ''})).pause_collection).toBeNull()
  await stripe.local(`/subscriptions/${id}/renew`)
  expect((await invoices()).map(({status}) => status)).toEqual(['paid', 'void', 'paid'])
  expect((await now()).status).toBe('active')
  for (const pause of [
    {behavior: 'keep_as_draft'},
    {behavior: 'void', resumes_at: (await now()).created - DAY},
  ] as const) {
    const call = client.subscriptions.update(id, {pause_collection: pause})
    expect((await errorOf(call)).param).toContain('pause_collection')
  }
})

test('a subscription ends with its period, unless that is taken back', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id, item} = await begunSubscription(stripe)
  const {current_period_end: end} = await item()
  const ending = await client.subscriptions.update(id, {
    cancel_at_period_end: true,
    cancellation_details: {comment: 'Išsikraustau', feedback: 'other'},
  })
  expect(ending).toMatchObject({
    status: 'active',
    cancel_at: end,
    canceled_at: expect.any(Number),
    cancellation_details: {reason: 'cancellation_requested', comment: 'Išsikraustau', feedback: 'other'},
  })
  expect(await client.subscriptions.update(id, {cancel_at_period_end: false})).toMatchObject({
    cancel_at: null,
    canceled_at: null,
    cancellation_details: {reason: null},
  })
  await client.subscriptions.update(id, {cancel_at_period_end: true})
  await stripe.local(`/subscriptions/${id}/renew`)
  expect(await client.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    ended_at: expect.any(Number),
  })
  expect((await client.invoices.list({subscription: id})).data).toHaveLength(1)
})

test('a cancelled subscription has ended, and takes no changes but a few', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id, customer} = await begunSubscription(stripe)
  const canceled = await client.subscriptions.cancel(id, {cancellation_details: {comment: 'Ačiū'}})
  expect(canceled).toMatchObject({
    status: 'canceled',
    cancellation_details: {reason: 'cancellation_requested', comment: 'Ačiū'},
  })
  const [event] = (await client.events.list({type: 'customer.subscription.deleted'})).data
  expect(event?.data.object).toMatchObject({id, status: 'canceled'})
  const count = async (status?: 'active' | 'all' | 'canceled' | 'ended') =>
    (await client.subscriptions.list({customer, ...(status && {status})})).data.length
  expect([await count(), await count('active'), await count('all')]).toEqual([0, 0, 1])
  expect([await count('canceled'), await count('ended')]).toEqual([1, 1])
  expect(await client.subscriptions.update(id, {metadata: {left: 'yes'}})).toMatchObject({
    metadata: {donation: '7', left: 'yes'},
  })
  expect(await errorOf(client.subscriptions.update(id, {description: 'x'}))).toMatchObject({
    statusCode: 400,
    code: 'invalid_canceled_subscription_fields',
  })
  expect(await errorOf(client.subscriptions.cancel(id))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  await expect(stripe.local(`/subscriptions/${id}/renew`)).rejects.toThrow('canceled')
})

test('a customer is changed, and its subscriptions end when it is deleted', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id, customer} = await begunSubscription(stripe)
  expect(
    await client.customers.update(customer, {
      email: 'rasa@example.org',
      name: 'Rasa R.',
      metadata: {person: '5'},
    }),
  ).toMatchObject({email: 'rasa@example.org', name: 'Rasa R.', metadata: {person: '5'}})
  const [event] = (await client.events.list({type: 'customer.updated'})).data
  expect(event?.data.previous_attributes).toMatchObject({email: 'rasa@example.com', metadata: {}})
  expect(await client.customers.del(customer)).toEqual({id: customer, object: 'customer', deleted: true})
  expect((await client.customers.retrieve(customer)).deleted).toBe(true)
  expect((await client.subscriptions.retrieve(id)).status).toBe('canceled')
  expect((await eventTypes(stripe)).slice(-2)).toEqual(['customer.subscription.deleted', 'customer.deleted'])
  expect(await errorOf(client.customers.update(customer, {name: 'x'}))).toMatchObject({statusCode: 404})
})

test('a repeated change has one effect', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id} = await begunSubscription(stripe)
  const cancel = () => client.subscriptions.update(id, {description: 'Nauja'}, {idempotencyKey: 'change/1'})
  expect(await cancel()).toEqual(await cancel())
  const {data} = await client.events.list({type: 'customer.subscription.updated'})
  expect(data.filter(({request}) => request?.idempotency_key === 'change/1')).toHaveLength(1)
})
