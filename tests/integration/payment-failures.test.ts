import {createHmac, randomUUID} from 'node:crypto'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {newAddress} from '../support/delivery-stack.ts'
import {PaymentStack} from '../support/payment-stack.ts'
import {formBodies, postForm, type FormAnswer} from '../support/submissions.ts'
import {SECRET_KEY} from '../support/supabase-process.ts'

let payments: PaymentStack
beforeAll(async () => {
  // Answers of Stripe that never come are waited for this long, and no other takes as long.
  payments = await PaymentStack.start({STRIPE_TIMEOUT_MS: '5000'})
}, 120_000)
afterEach(async () => {
  await payments.local('/outage', {status: null})
  await payments.local('/webhooks')
})
afterAll(() => payments.stop())

const unavailable = (answer: FormAnswer | undefined) =>
  expect(answer).toMatchObject({status: 503, body: {error: {code: 'payments_unavailable'}}})

/** The events of a checkout, the newest first. */
async function eventsOf(session: string) {
  const events = await payments.stack.stripe.client.events.list({limit: 100})
  return events.data.filter(({data}) => (data.object as {id?: string}).id === session)
}

describe('a webhook', () => {
  const signed = (body: string, secret = payments.stack.stripe.env.STRIPE_WEBHOOK_SECRET, secondsAgo = 0) => {
    const at = Math.floor(Date.now() / 1000) - secondsAgo
    return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
  }
  const deliver = async (body: string, signature: string) => {
    const response = await fetch(`${payments.stack.functionsUrl}/stripe-webhook`, {
      method: 'POST',
      headers: {'stripe-signature': signature},
      body,
    })
    return {status: response.status, body: (await response.json()) as unknown}
  }

  test('that is delivered three times, and once more, counts once', async () => {
    await payments.local('/webhooks', {copies: 3})
    const {payment, session} = await payments.openDonation()
    await payments.pay(session)
    await payments.becomes(payment.id, 'paid')
    const [completed] = await eventsOf(session)
    const body = JSON.stringify(completed)
    expect(await deliver(body, signed(body))).toEqual({status: 200, body: {outcome: 'duplicate'}})
    expect(await payments.ledgerOf(payment.id)).toEqual(['receipt 2000'])
    const stored = await payments.sql`select from public.stripe_events where id = ${completed?.id ?? ''}`
    expect(stored).toHaveLength(1)
  })

  test('that is forged, too old or malformed has no effect', async () => {
    const {payment, session} = await payments.openDonation()
    const forged = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: {
        object: {
          id: session,
          amount_total: 2000,
          currency: 'gbp',
          payment_status: 'paid',
          status: 'complete',
        },
      },
    })
    expect(await deliver(forged, signed(forged, 'whsec_somebodyElsesSecret'))).toMatchObject({status: 401})
    expect(await deliver(forged, signed(forged, undefined, 301))).toMatchObject({status: 401})
    expect(await deliver(`${forged} `, signed(forged))).toMatchObject({status: 401})
    expect(await deliver('{}', signed('{}'))).toMatchObject({status: 400})
    expect([await payments.statusOf(payment.id), await payments.ledgerOf(payment.id)]).toEqual(['open', []])
  })

  test('of a type that nobody asked for is taken', async () => {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'customer.created',
      created: Math.floor(Date.now() / 1000),
      data: {object: {id: 'cus_1'}},
    })
    expect(await deliver(body, signed(body))).toEqual({status: 200, body: {outcome: 'ignored'}})
  })

  test('of a refund may come before that of the payment', async () => {
    await payments.local('/webhooks', {hold: true})
    const {payment, session} = await payments.openDonation()
    await payments.pay(session)
    const {payment_intent: intent} = await payments.stack.stripe.client.checkout.sessions.retrieve(session)
    await payments.stack.stripe.client.refunds.create({payment_intent: intent as string})
    expect(await payments.statusOf(payment.id)).toBe('open')
    await payments.local('/webhooks', {order: 'reversed'})
    await payments.local('/webhooks/release')
    await payments.becomes(payment.id, 'refunded')
    expect(await payments.ledgerOf(payment.id)).toEqual(['receipt 2000', 'refund -2000'])
  })

  test('that finds no database is repeated by Stripe', async () => {
    const {payment, session} = await payments.openDonation()
    await payments.stack.supabase.killPostgres()
    await payments.pay(session)
    const waiting = async () => {
      const response = await fetch(`${payments.stack.stripe.url}/local/webhooks`)
      const {deliveries} = (await response.json()) as {deliveries: {state: string; result: string | null}[]}
      return deliveries.filter(({state}) => state === 'pending').map(({result}) => result)
    }
    await expect.poll(waiting, {timeout: 60_000}).toContainEqual(expect.stringMatching(/50[03]/))
    await payments.stack.supabase.launch()
    await payments.becomes(payment.id, 'paid')
    expect(await payments.ledgerOf(payment.id)).toEqual(['receipt 2000'])
  })
})

describe('nothing is half stored', () => {
  test.each([500, 503, 429, 401])(
    'when Stripe answers with %i, and the form may be sent again',
    async (status) => {
      await payments.local('/outage', {status})
      const {send, payments: stored} = payments.donation()
      unavailable(await send())
      expect(await stored()).toEqual([])
      await payments.local('/outage', {status: null})
      expect((await send()).status).toBe(200)
      expect(await stored()).toMatchObject([{status: 'open'}])
    },
  )

  test('when Stripe is not there', async () => {
    await payments.stack.stripe.process.end('SIGKILL')
    const {send, payments: stored} = payments.donation()
    const membership = newAddress()
    try {
      unavailable(await send())
      unavailable(
        await postForm(
          payments.stack,
          'create-membership-payment',
          formBodies['create-membership-payment'](membership),
        ),
      )
    } finally {
      await payments.stack.stripe.process.start()
    }
    expect(await stored()).toEqual([])
    expect(await payments.sql`select from public.memberships where email = ${membership}`).toEqual([])
    expect(
      await payments.sql`select from public.membership_applications where email = ${membership}`,
    ).toEqual([])
  })

  test.each(['timeout', 'lost'])('after a time-out (%s), and the payment is found again', async (status) => {
    await payments.local('/outage', {status, times: 1, method: 'POST'})
    const {send, payments: stored} = payments.donation()
    unavailable(await send())
    const [payment] = await stored()
    expect(payment).toMatchObject({status: 'started', checkout_session_id: null})
    const id = payment?.id ?? ''

    const toCheck = async () => {
      const {data} = await payments.stack.supabase.client(SECRET_KEY).rpc('payments_to_check', {})
      return data?.map(({payment_id}) => payment_id)
    }
    expect(await toCheck()).not.toContain(id)
    await payments.sql`update public.payments set created_at = now() - interval '6 minutes' where id = ${id}`
    expect(await toCheck()).toContain(id)

    expect((await send()).status).toBe(200)
    expect(await stored()).toMatchObject([{id, status: 'open'}])
    expect(await payments.checkoutsOf(id)).toBe(1)
  })

  test.each([
    ['the function', () => payments.stack.functions.end('SIGKILL'), () => payments.stack.functions.start()],
    ['the database', () => payments.stack.supabase.killPostgres(), () => payments.stack.supabase.launch()],
  ])('when %s is killed between Stripe’s checkout and its record', async (_, kill, start) => {
    await payments.local('/outage', {status: null, delayMs: 60_000})
    const {send, payments: read} = payments.donation()
    const first = send().catch(() => undefined)
    await expect.poll(() => payments.heldBack(), {timeout: 60_000}).toBe(1)
    await kill()
    await payments.local('/outage', {status: null})
    await first
    await start()
    await expect.poll(async () => (await send()).status, {timeout: 60_000, interval: 500}).toBe(200)
    const [stored] = await read()
    expect(stored?.status).toBe('open')
    expect(await payments.checkoutsOf(stored?.id ?? '')).toBe(1)
    await payments.pay(stored?.checkout_session_id ?? '')
    await payments.becomes(stored?.id ?? '', 'paid')
  })
})
