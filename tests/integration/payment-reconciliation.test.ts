import {randomUUID} from 'node:crypto'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {newAddress} from '../support/delivery-stack.ts'
import {PaymentStack, type Member} from '../support/payment-stack.ts'
import {formBodies, postForm} from '../support/submissions.ts'
import {SECRET_KEY} from '../support/supabase-process.ts'

let payments: PaymentStack
beforeAll(async () => {
  // Answers of Stripe that never come are waited for this long, and no other takes as long.
  payments = await PaymentStack.start({STRIPE_TIMEOUT_MS: '5000'})
}, 120_000)
beforeEach(() => payments.local('/webhooks', {hold: true}))
afterEach(async () => {
  await payments.local('/outage', {status: null})
  await loseWebhooks()
  await payments.local('/webhooks')
})
afterAll(() => payments.stop())

const loseWebhooks = () => payments.local('/webhooks/drop')

/** As if it had been begun so long ago. */
const age = (id: string, interval: string) =>
  payments.sql`update public.payments set created_at = now() - ${interval}::interval, checked_at = null where id = ${id}`

const reconciled = {status: 200, body: {}}

describe('a checkout whose webhook got lost', () => {
  test('is paid, at the time of its charge', async () => {
    const {payment, session} = await payments.openDonation({amount: 12.5})
    await payments.pay(session)
    await loseWebhooks()
    expect(await payments.reconcile()).toEqual(reconciled)
    expect(await payments.statusOf(payment.id)).toBe('open')

    await age(payment.id, '2 hours')
    expect(await payments.reconcile()).toEqual(reconciled)
    await payments.becomes(payment.id, 'paid')
    expect(await payments.ledgerOf(payment.id)).toEqual(['receipt 1250'])
    const {payment_intent: intent} = await payments.stack.stripe.client.checkout.sessions.retrieve(session, {
      expand: ['payment_intent.latest_charge'],
    })
    const {latest_charge: charge} = intent as unknown as {latest_charge: {created: number}}
    expect(await payments.sql`select paid_at from public.payments where id = ${payment.id}`).toEqual([
      {paid_at: new Date(charge.created * 1000)},
    ])
  })

  test('lapses when it has expired', async () => {
    const {payment, session} = await payments.openDonation()
    await payments.stack.stripe.client.checkout.sessions.expire(session)
    await loseWebhooks()
    await age(payment.id, '25 hours')
    expect(await payments.reconcile()).toEqual(reconciled)
    await payments.becomes(payment.id, 'lapsed')
  })

  test('stays open while it is', async () => {
    const {payment} = await payments.openDonation()
    await age(payment.id, '2 hours')
    expect(await payments.reconcile()).toEqual(reconciled)
    expect(await payments.statusOf(payment.id)).toBe('open')
  })
})

describe('a checkout whose answer got lost, and for which nobody asks again', () => {
  /** A donation that was begun when its function, or what Stripe told it, was lost. */
  async function lostDonation(status: 'lost' | 'timeout') {
    await payments.local('/outage', {status, times: 1, method: 'POST'})
    const {send, payments: stored} = payments.donation()
    expect((await send()).status).toBe(503)
    const [payment] = await stored()
    if (payment?.status !== 'started') throw new Error(`The donation is ${payment?.status}`)
    await age(payment.id, '6 minutes')
    return payment.id
  }

  const sessionOf = async (id: string) => {
    const [row] = await payments.sql<{session: string}[]>`
      select checkout_session_id as session from public.payments where id = ${id}`
    return row?.session ?? ''
  }

  test('is found by its reference, and can be paid', async () => {
    const id = await lostDonation('lost')
    // Others are listed first.
    for (let index = 0; index < 3; index += 1) await payments.openDonation()
    expect(await payments.reconcile()).toEqual(reconciled)
    await payments.becomes(id, 'open')
    expect(await payments.checkoutsOf(id)).toBe(1)
    await payments.local('/webhooks', {hold: false})
    await payments.pay(await sessionOf(id))
    await payments.becomes(id, 'paid')
  })

  test('lapses when Stripe never made it, with the membership that it was for', async () => {
    const id = await lostDonation('timeout')
    await payments.local('/outage', {status: 'timeout', times: 1, method: 'POST'})
    const email = newAddress()
    const form = formBodies['create-membership-payment'](email)
    expect((await postForm(payments.stack, 'create-membership-payment', form)).status).toBe(503)
    await payments.sql`
      update public.payments set created_at = now() - interval '6 minutes' where status = 'started'`
    expect(await payments.reconcile()).toEqual(reconciled)
    await payments.becomes(id, 'lapsed')
    expect(await payments.checkoutsOf(id)).toBe(0)
    const membership = () => payments.sql`select status from public.memberships where email = ${email}`
    await expect.poll(membership).toEqual([{status: 'cancelled'}])
  })

  test('is found after the function was killed', async () => {
    await payments.local('/outage', {status: null, delayMs: 60_000})
    const {send, payments: stored} = payments.donation()
    const first = send().catch(() => undefined)
    await expect.poll(() => payments.heldBack(), {timeout: 60_000}).toBe(1)
    await payments.stack.functions.end('SIGKILL')
    await first
    await payments.stack.functions.start()
    await payments.local('/outage', {status: null})
    const [payment] = await stored()
    const id = payment?.id ?? ''
    expect(payment?.status).toBe('started')
    await age(id, '6 minutes')
    await expect.poll(() => payments.checkoutsOf(id)).toBe(1)
    expect(await payments.reconcile()).toEqual(reconciled)
    await payments.becomes(id, 'open')
  })
})

describe('a refund', () => {
  async function paidDonation() {
    const {payment, session} = await payments.openDonation()
    await payments.local('/webhooks', {hold: false})
    await payments.pay(session)
    await payments.becomes(payment.id, 'paid')
    await payments.local('/webhooks', {hold: true})
    const treasurer = await payments.logInAsTreasurer()
    const key = {'idempotency-key': randomUUID()}
    const refund = (amountPence?: number) =>
      payments.call('refund-payment', {...treasurer.headers, ...key}, {paymentId: payment.id, amountPence})
    return {id: payment.id, session, refund}
  }

  const refundsOf = async (session: string) => {
    const {payment_intent: intent} = await payments.stack.stripe.client.checkout.sessions.retrieve(session)
    const refunds = await payments.stack.stripe.client.refunds.list({payment_intent: intent as string})
    return refunds.data.map(({amount}) => amount)
  }
  const ageRequest = (id: string, interval: string) =>
    payments.sql`update private.refund_requests set created_at = now() - ${interval}::interval where payment_id = ${id}`
  const requestsOf = (id: string) =>
    payments.sql`select refund_id from private.refund_requests where payment_id = ${id}`

  test('is made once, at once, whoever reports it first', async () => {
    const {id, session, refund} = await paidDonation()
    expect(await refund()).toEqual({status: 200, body: {ok: true}})
    expect(await payments.statusOf(id)).toBe('refunded')
    expect(await refund()).toEqual({status: 200, body: {ok: true}})
    await payments.local('/webhooks/release')
    expect(await refundsOf(session)).toEqual([2000])
    expect(await payments.ledgerOf(id)).toEqual(['receipt 2000', 'refund -2000'])
  })

  test('in part, twice, is two', async () => {
    const {id, session, refund} = await paidDonation()
    expect((await refund(500)).status).toBe(200)
    const other = await payments.logInAsTreasurer()
    const again = await payments.call('refund-payment', other.headers, {paymentId: id, amountPence: 500})
    expect(again.status).toBe(200)
    expect(await refundsOf(session)).toEqual([500, 500])
    expect(await payments.ledgerOf(id)).toEqual(['receipt 2000', 'refund -500', 'refund -500'])
  })

  test('of a treasurer alone', async () => {
    const {id} = await paidDonation()
    const {headers} = await payments.logIn('narys')
    expect(await payments.call('refund-payment', headers, {paymentId: id})).toMatchObject({
      status: 403,
      body: {error: {code: 'forbidden'}},
    })
    expect(await payments.call('refund-payment', {}, {paymentId: id})).toMatchObject({status: 401})
    expect(await requestsOf(id)).toEqual([])
  })

  test('whose answer and webhook got lost is found', async () => {
    const {id, session, refund} = await paidDonation()
    expect(await payments.losing('lost', () => refund(500))).toMatchObject({
      status: 503,
      body: {error: {code: 'payments_unavailable'}},
    })
    await loseWebhooks()
    expect(await payments.ledgerOf(id)).toEqual(['receipt 2000'])
    await ageRequest(id, '2 minutes')
    expect(await payments.reconcile()).toEqual(reconciled)
    await expect.poll(() => payments.ledgerOf(id)).toEqual(['receipt 2000', 'refund -500'])
    expect(await refund(500)).toEqual({status: 200, body: {ok: true}})
    expect(await refundsOf(session)).toEqual([500])
  })

  test('whose answer got lost is the same when it is asked for again', async () => {
    const {id, session, refund} = await paidDonation()
    expect((await payments.losing('lost', () => refund(500))).status).toBe(503)
    await loseWebhooks()
    expect(await refund(700)).toMatchObject({status: 409, body: {error: {code: 'payment_state'}}})
    expect((await refund(500)).status).toBe(200)
    expect(await refundsOf(session)).toEqual([500])
    expect(await payments.ledgerOf(id)).toEqual(['receipt 2000', 'refund -500'])
  })

  test('that Stripe never made is forgotten, and can be begun again', async () => {
    const {id, session, refund} = await paidDonation()
    expect((await payments.losing('timeout', refund)).status).toBe(503)
    await ageRequest(id, '5 minutes')
    expect(await payments.reconcile()).toEqual(reconciled)
    expect(await requestsOf(id)).toEqual([{refund_id: null}])
    await ageRequest(id, '11 minutes')
    expect(await payments.reconcile()).toEqual(reconciled)
    await expect.poll(() => requestsOf(id)).toEqual([])
    expect((await refund()).status).toBe(200)
    expect(await refundsOf(session)).toEqual([2000])
    expect(await payments.statusOf(id)).toBe('refunded')
  })

  test('that Stripe refuses leaves nothing', async () => {
    const {id, session, refund} = await paidDonation()
    const {payment_intent: intent} = await payments.stack.stripe.client.checkout.sessions.retrieve(session)
    await payments.stack.stripe.client.refunds.create({payment_intent: intent as string})
    await loseWebhooks()
    expect(await refund()).toMatchObject({status: 409, body: {error: {code: 'payment_state'}}})
    expect(await requestsOf(id)).toEqual([])
    expect(await payments.statusOf(id)).toBe('paid')
  })
})

describe('a discount code', () => {
  const eventKey = 'svente-bandymui'
  let member: Member
  beforeAll(async () => {
    await payments.sql`
      insert into public.content_items (key, kind, title_lt, path, takes_member_codes, member_discount)
      values (${eventKey}, 'event', 'Šventė', '/svente', true, '{"amount": 5, "validDays": 30}')`
  })
  beforeEach(async () => {
    await payments.local('/webhooks', {hold: false})
    member = await payments.logInAsMember()
  })

  const ask = () => payments.call('create-discount-code', member.headers, {eventKey, locale: 'lt'})
  const stored = () => payments.sql<
    {code: string; promotion_code_id: string | null; deactivated_at: Date | null}[]
  >`
    select code.code, code.promotion_code_id, code.deactivated_at from public.discount_codes as code
    join public.memberships as membership on membership.id = code.membership_id
    where membership.user_id = ${member.id}`
  const madeOf = async (code: string) =>
    (await payments.stack.stripe.client.promotionCodes.list({code, expand: ['data.promotion.coupon']})).data

  test('takes its amount off, once, for 30 days', async () => {
    const {status, body} = await ask()
    expect(status).toBe(200)
    expect(body).toEqual({
      code: expect.stringMatching(/^NARYS-[A-Z2-9]{8}$/) as string,
      amountPence: 500,
      validUntil: expect.any(String) as string,
    })
    const [made] = await madeOf(String(body.code))
    const expires = Date.parse(String(body.validUntil))
    expect(made).toMatchObject({
      active: true,
      max_redemptions: 1,
      expires_at: expires / 1000,
      promotion: {coupon: {amount_off: 500, currency: 'gbp', duration: 'once'}},
    })
    expect((expires - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
    expect(await ask()).toEqual({status, body})
  })

  test('that is asked for several times at once is one', async () => {
    const answers = await Promise.all(Array.from({length: 5}, ask))
    expect(answers.map(({status}) => status)).toEqual(Array(5).fill(200))
    expect(new Set(answers.map(({body}) => body.code)).size).toBe(1)
    expect(await madeOf(String(answers[0]?.body.code))).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test.each(['/v1/coupons', '/v1/promotion_codes'])(
    'is made once though the answer of %s got lost',
    async (path) => {
      expect(await payments.losing('lost', ask, path)).toMatchObject({
        status: 503,
        body: {error: {code: 'payments_unavailable'}},
      })
      expect(await stored()).toMatchObject([{promotion_code_id: null}])
      const {status, body} = await ask()
      expect(status).toBe(200)
      const made = await madeOf(String(body.code))
      expect(made).toHaveLength(1)
      expect(await stored()).toMatchObject([{code: body.code, promotion_code_id: made[0]?.id}])
    },
  )

  test('that was made long ago, and never recorded, is found', async () => {
    const begun = await payments.stack.supabase
      .client(SECRET_KEY)
      .rpc('create_discount_code', {event_key: eventKey, context: {userId: member.id}})
    const {id, code, expiresAt} = begun.data as {id: string; code: string; expiresAt: number}
    const {client} = payments.stack.stripe
    await client.coupons.create({id, amount_off: 500, currency: 'gbp', duration: 'once'})
    const made = await client.promotionCodes.create({
      promotion: {type: 'coupon', coupon: id},
      code,
      expires_at: expiresAt,
      max_redemptions: 1,
      metadata: {codeId: id},
    })
    expect(await ask()).toMatchObject({status: 200, body: {code}})
    expect(await stored()).toMatchObject([{promotion_code_id: made.id}])
  })

  test('is switched off once the fee has gone back, also after an outage', async () => {
    const {body} = await ask()
    const treasurer = await payments.logInAsTreasurer()
    const {paymentId} = member
    expect((await payments.call('refund-payment', treasurer.headers, {paymentId})).status).toBe(200)
    await payments.local('/outage', {status: 503})
    expect(await payments.reconcile()).toMatchObject({
      status: 503,
      body: {error: {code: 'payments_unavailable'}},
    })
    expect(await stored()).toMatchObject([{deactivated_at: null}])
    await payments.local('/outage', {status: null})
    expect(await payments.reconcile()).toEqual(reconciled)
    expect((await madeOf(String(body.code)))[0]?.active).toBe(false)
    expect(await stored()).toMatchObject([{deactivated_at: expect.any(Date) as Date}])
    expect(await ask()).toMatchObject({status: 403, body: {error: {code: 'members_only'}}})
  })
})

test('while Stripe is down, memberships end all the same', async () => {
  await payments.local('/webhooks', {hold: false})
  const {paymentId, email} = await payments.logInAsMember()
  const {payment} = await payments.openDonation()
  await age(payment.id, '2 hours')
  await payments.sql`update public.payments set paid_at = paid_at - interval '370 days' where id = ${paymentId}`
  await payments.sql`
    update public.membership_payments
    set covers_from = covers_from - interval '370 days', covers_until = covers_until - interval '370 days'
    where payment_id = ${paymentId}`
  await payments.sql`
    update public.memberships
    set member_since = member_since - interval '370 days', valid_until = valid_until - interval '370 days'
    where email = ${email}`
  await payments.local('/outage', {status: 503})
  expect(await payments.reconcile()).toMatchObject({
    status: 503,
    body: {error: {code: 'payments_unavailable'}},
  })
  expect(await payments.sql`select status from public.memberships where email = ${email}`).toEqual([
    {status: 'grace'},
  ])
  expect(await payments.statusOf(payment.id)).toBe('open')
})
