import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {MonthlyGift} from '../support/monthly-gift.ts'
import {PaymentStack} from '../support/payment-stack.ts'
import {PUBLISHABLE_KEY} from '../support/supabase-process.ts'

let payments: PaymentStack
beforeAll(async () => void (payments = await PaymentStack.start()), 120_000)
afterEach(async () => {
  await payments.local('/outage', {status: null})
  await payments.local('/webhooks')
})
afterAll(() => payments.stop())

const refusedCard = '4000000000000341'

/** As if it had last been read so long ago. */
const age = async (gift: MonthlyGift, interval: string) =>
  payments.sql`
    update public.subscriptions set reported_at = now() - ${interval}::interval, checked_at = null
    where id = ${(await gift.row()).id}`

describe('a gift each month', () => {
  test('is paid on Stripe’s page, receipted with a link, and paid again', async () => {
    const gift = new MonthlyGift(payments)
    await gift.begin()
    await gift.received(1)
    expect(await gift.payments()).toMatchObject([{status: 'paid', received_pence: 1000}])
    expect((await gift.row()).status).toBe('active')
    const token = await gift.token()
    expect(token).toHaveLength(64)
    const {data} = await payments.stack.supabase.client().rpc('show_subscription', {token})
    expect(data).toMatchObject({status: 'active', amountPence: 1000, cardLast4: '4242', canChange: true})
    await gift.renew()
    await gift.received(2)
    await gift.mail('kvitas', 2)
  })

  test('gets another sum, pauses, goes on and ends by the link', async () => {
    const gift = new MonthlyGift(payments)
    await gift.beginAndReceive()
    const token = await gift.token()
    expect(await gift.manage({token, action: 'change', amount: 7.5})).toMatchObject({
      status: 200,
      body: {ok: true, subscription: {amountPence: 750, status: 'active'}},
    })
    await gift.mail('aukos suma')
    await gift.renew()
    await gift.received(2)
    expect(await gift.payments()).toMatchObject([{received_pence: 1000}, {received_pence: 750}])

    expect(await gift.manage({token, action: 'pause', months: 2})).toMatchObject({
      status: 200,
      body: {subscription: {status: 'paused', resumesAt: expect.any(String) as string}},
    })
    // If the gift went on at once, the email about the pause would not be sent any more.
    await gift.mail('auka pristabdyta')
    await gift.renew()
    expect(await gift.manage({token, action: 'pause', months: 1})).toMatchObject({
      status: 409,
      body: {error: {code: 'subscription_state'}},
    })
    expect(await gift.manage({token, action: 'resume'})).toEqual({status: 200, body: {linkSent: true}})
    const fresh = await gift.token('aukai atnaujinti')
    expect(await gift.manage({token: fresh, action: 'resume'})).toMatchObject({
      status: 200,
      body: {subscription: {status: 'active', resumesAt: null}},
    })
    await gift.mail('auka vėl tęsiasi')
    expect(await gift.payments()).toHaveLength(2)

    expect(await gift.manage({token, action: 'stop'})).toMatchObject({
      status: 200,
      body: {subscription: {status: 'ended', endReason: 'payer'}},
    })
    await gift.mail('nutraukta')
    expect(await gift.manage({token, action: 'stop'})).toMatchObject({status: 409})
  })

  test('leads to Stripe’s page for another card, by a link that was asked for', async () => {
    const gift = new MonthlyGift(payments)
    await gift.beginAndReceive()
    const card = (token: string) => gift.manage({token, action: 'card', locale: 'en'})
    expect(await card(await gift.token())).toEqual({status: 200, body: {linkSent: true}})
    expect(await card(await gift.token('kortelei pakeisti'))).toMatchObject({
      status: 200,
      body: {url: expect.stringContaining(payments.stack.stripe.url)},
    })
  })

  test('whose card is refused tells the donor, and is paid at once with another one', async () => {
    const gift = new MonthlyGift(payments)
    await gift.beginAndReceive()
    await gift.card(refusedCard)
    await gift.renew()
    await gift.becomes('failing')
    await gift.mail('Nepavyko')
    expect(await gift.payments()).toHaveLength(1)
    await gift.card('4242424242424242')
    await gift.received(2)
    await gift.becomes('active')
    await gift.mail('kvitas', 2)
  })

  test('is stopped by a treasurer, and by nobody else', async () => {
    const gift = new MonthlyGift(payments)
    await gift.beginAndReceive()
    const {id} = await gift.row()
    const stranger = await payments.logIn('kitas')
    expect(await gift.manage({id, action: 'stop'}, stranger.headers)).toMatchObject({status: 404})
    expect(await gift.manage({id, action: 'stop'})).toMatchObject({status: 401})
    const treasurer = await payments.logInAsTreasurer()
    expect(await gift.manage({id, action: 'stop'}, treasurer.headers)).toMatchObject({
      status: 200,
      body: {subscription: {status: 'ended', endReason: 'organisers'}},
    })
    await gift.mail('nutraukta')
  })
})

describe('while Stripe is away', () => {
  test('a stop is kept, and done by the job', async () => {
    const gift = new MonthlyGift(payments)
    await gift.beginAndReceive()
    const token = await gift.token()
    await payments.local('/outage', {status: 503})
    expect(await gift.manage({token, action: 'change', amount: 5})).toMatchObject({
      status: 503,
      body: {error: {code: 'payments_unavailable'}},
    })
    expect(await gift.manage({token, action: 'stop'})).toMatchObject({
      status: 200,
      body: {subscription: {status: 'active', isStopping: true}},
    })
    await payments.local('/outage', {status: null})
    await payments.reconcile()
    await gift.becomes('ended')
  })

  test('a lost webhook is made up for by the job', async () => {
    const gift = new MonthlyGift(payments)
    await gift.beginAndReceive()
    await payments.local('/webhooks', {hold: true})
    await gift.renew()
    await payments.local('/webhooks/drop')
    expect(await gift.payments()).toHaveLength(1)
    const found = async () => {
      await age(gift, '25 hours')
      await payments.reconcile()
      return (await gift.payments()).length
    }
    // A webhook from before may just have been read.
    await expect.poll(found, {timeout: 60_000}).toBe(2)
  })

  test('a checkout of which nothing was reported is found by the job', async () => {
    const gift = new MonthlyGift(payments)
    await payments.local('/webhooks', {hold: true})
    await gift.begin()
    await payments.local('/webhooks/drop')
    const {id} = await gift.row()
    await payments.sql`
      update public.subscriptions set created_at = now() - interval '2 hours', checkout_session_id = null where id = ${id}`
    await payments.reconcile()
    await gift.received(1)
    expect(await gift.row()).toMatchObject({id, status: 'active'})
  })
})

test('whoever asks gets the link by email, and everybody the same answer', async () => {
  const gift = new MonthlyGift(payments)
  await gift.beginAndReceive()
  const ask = (email: string) =>
    payments.call('send-subscription-link', {apikey: PUBLISHABLE_KEY}, {email, locale: 'lt', website: ''})
  expect(await ask(gift.email)).toEqual({status: 200, body: {ok: true}})
  expect(await ask('niekas@example.test')).toEqual({status: 200, body: {ok: true}})
  expect(await gift.mail('nuoroda')).toContain('mano-auka')
})
