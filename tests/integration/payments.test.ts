import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {newAddress} from '../support/delivery-stack.ts'
import {PaymentStack, type Payment} from '../support/payment-stack.ts'
import {formBodies, postForm} from '../support/submissions.ts'
import {PUBLISHABLE_KEY} from '../support/supabase-process.ts'

let payments: PaymentStack
beforeAll(async () => void (payments = await PaymentStack.start()), 120_000)
afterAll(() => payments.stop())

/** What a page may know after Stripe's. */
async function stateOf(session: string): Promise<unknown> {
  const {data} = await payments.stack.supabase.client().rpc('checkout_state', {session_id: session})
  return (data as {state?: unknown} | null)?.state
}

describe('a donation', () => {
  test('is paid by the webhook alone, though nobody comes back from Stripe’s page', async () => {
    const {payment, session} = await payments.openDonation({amount: 12.5})
    expect([payment.status, payment.amount_pence, await stateOf(session)]).toEqual(['open', 1250, 'open'])
    await payments.pay(session, {email: 'Donor@Home.test'})
    await payments.becomes(payment.id, 'paid')
    expect(await payments.ledgerOf(payment.id)).toEqual(['receipt 1250'])
    expect(await stateOf(session)).toBe('paid')
    expect(await payments.sql`select email from public.donations where payment_id = ${payment.id}`).toEqual([
      {email: 'donor@home.test'},
    ])
    expect(await stateOf('cs_test_unknown')).toBe('unknown')
  })

  test('is open after a declined card, and paid with another one', async () => {
    const {payment, session} = await payments.openDonation()
    await payments.pay(session, {card: '4000000000000002'})
    expect([await payments.statusOf(payment.id), await stateOf(session)]).toEqual(['open', 'open'])
    await payments.pay(session)
    await payments.becomes(payment.id, 'paid')
  })

  test('is paid once its card is confirmed', async () => {
    const {payment, session} = await payments.openDonation()
    await payments.pay(session, {card: '4000002500003155'})
    expect(await payments.statusOf(payment.id)).toBe('open')
    await payments.local(`/checkout/${session}/authenticate`, {outcome: 'succeeds'})
    await payments.becomes(payment.id, 'paid')
  })

  test('lapses with its checkout', async () => {
    const {payment, session} = await payments.openDonation()
    await payments.stack.stripe.client.checkout.sessions.expire(session)
    await payments.becomes(payment.id, 'lapsed')
    expect(await stateOf(session)).toBe('open')
  })

  test('has a checkout in its language, which leads back to the site', async () => {
    const {session} = await payments.openDonation({locale: 'en', campaign: 'Heart to heart'})
    expect(await payments.stack.stripe.client.checkout.sessions.retrieve(session)).toMatchObject({
      locale: 'en',
      success_url: 'http://localhost:3000/en/aukojimas-sekmingai?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/en/aukojimas-atsauktas',
    })
    const items = await payments.stack.stripe.client.checkout.sessions.listLineItems(session)
    expect(items.data.map(({description}) => description)).toEqual(['Donation: Heart to heart'])
  })

  test.each([
    ['0.99', 400, null],
    ['1', 200, 100],
    ['1.005', 400, null],
    ['1e3', 200, 100_000],
    ['1.10', 200, 110],
    ['"1,50"', 400, null],
    ['"20"', 400, null],
    ['10000', 200, 1_000_000],
    ['10000.01', 400, null],
    ['1e308', 400, null],
    ['-5', 400, null],
    ['NaN', 400, null],
    ['null', 400, null],
    ['[20]', 400, null],
  ])('of %s is answered with %i, as %j pence', async (amount, status, pence) => {
    const donorName = `Donorė ${randomUUID()}`
    const text = `{"amount": ${amount}, "donorName": "${donorName}"}`
    expect((await postForm(payments.stack, 'create-donation', text)).status).toBe(status)
    const stored = await payments.donationsOf(donorName)
    expect(stored.map((row) => [row.amount_pence, row.currency])).toEqual(
      pence === null ? [] : [[pence, 'GBP']],
    )
  })

  test.each(['"amountPence": 1', '"currency": "EUR"'])(
    'with a sum of its own is refused: %s',
    async (more) => {
      const donorName = `Donorė ${randomUUID()}`
      const text = `{"amount": 20, "donorName": "${donorName}", ${more}}`
      expect((await postForm(payments.stack, 'create-donation', text)).status).toBe(400)
      expect(await payments.donationsOf(donorName)).toEqual([])
    },
  )

  test('is limited for each network', async () => {
    await payments.sql`update private.rate_limits set per_email = 2, per_network = 2 where action = 'create-donation'`
    const send = () =>
      postForm(payments.stack, 'create-donation', {amount: 5}, {'cf-connecting-ip': '203.0.113.7'})
    try {
      expect([(await send()).status, (await send()).status]).toEqual([200, 200])
      const refused = await send()
      expect(refused).toMatchObject({status: 429, body: {error: {code: 'too_many'}}})
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await payments.sql`update private.rate_limits set per_email = 100000, per_network = 100000 where action = 'create-donation'`
    }
  })
})

describe('a membership', () => {
  const membershipOf = async (email: string) => {
    const [membership] = await payments.sql<
      {id: string; status: string; user_id: string | null; valid_until: Date}[]
    >`
      select id, status, user_id, valid_until from public.memberships where email = ${email}`
    return membership
  }
  const sessionOf = async (url = '') => {
    const [payment] = await payments.sql<Payment[]>`select * from public.payments where checkout_url = ${url}`
    return payment?.checkout_session_id ?? ''
  }
  async function isActive(email: string) {
    const status = async () => (await membershipOf(email))?.status
    await expect.poll(status, {timeout: 60_000, interval: 100}).toBe('active')
  }

  test('by card costs what the database says, and a sum of the browser is refused', async () => {
    const email = newAddress()
    const body = formBodies['create-membership-payment'](email)
    for (const more of [{amount: 1}, {fee: 1}, {amountPence: 100}])
      expect((await postForm(payments.stack, 'create-membership-payment', {...body, ...more})).status).toBe(
        400,
      )
    expect(await membershipOf(email)).toBeUndefined()
    const {body: answer} = await postForm(payments.stack, 'create-membership-payment', body)
    const session = await sessionOf(answer.url)
    expect(await payments.stack.stripe.client.checkout.sessions.retrieve(session)).toMatchObject({
      amount_total: 1500,
      currency: 'gbp',
      customer_email: email,
      success_url: 'http://localhost:3000/en/membership-success?session_id={CHECKOUT_SESSION_ID}',
    })
    expect((await membershipOf(email))?.status).toBe('pending')
    await payments.pay(session)
    await isActive(email)
  })

  test('by bank transfer waits for it', async () => {
    const email = newAddress()
    const body = formBodies['create-bank-transfer-membership'](email)
    const key = {'idempotency-key': randomUUID()}
    const send = () => postForm(payments.stack, 'create-bank-transfer-membership', body, key)
    expect(await send()).toMatchObject({status: 200, body: {ok: true}})
    expect(await send()).toMatchObject({status: 200, body: {ok: true}})
    expect((await membershipOf(email))?.status).toBe('pending')
    const applications = await payments.sql`
      select payment_method, payment_status, is_adult from public.membership_applications where email = ${email}`
    expect(applications).toEqual([
      {payment_method: 'bank_transfer', payment_status: 'pending', is_adult: true},
    ])
    const queued = await payments.sql`select template from public.email_outbox where recipient = ${email}`
    expect(queued).toEqual([{template: 'membership-transfer'}])
  })

  async function renew(body: object, headers: Record<string, string> = {}) {
    const answer = await payments.call('renew-membership', headers, body)
    return {status: answer.status, body: answer.body as {url?: string; error?: {code: string}}}
  }

  test('is renewed by the link of an email, and by the session of its member', async () => {
    const {email, headers} = await payments.logInAsMember()
    const membership = await membershipOf(email)
    expect(membership?.user_id).not.toBeNull()
    const [link] = await payments.sql<{token: string}[]>`
      select private.create_renewal_link(${membership?.id ?? ''}) as token`
    const byLink = await renew({token: link?.token, locale: 'en'})
    const bySession = await renew({}, headers)
    for (const {status, body} of [byLink, bySession]) {
      expect(status).toBe(200)
      const session = await payments.stack.stripe.client.checkout.sessions.retrieve(await sessionOf(body.url))
      expect(session).toMatchObject({amount_total: 1500, status: 'open'})
    }
  })

  test('is not renewed by a stranger', async () => {
    const stranger = {apikey: PUBLISHABLE_KEY, authorization: `Bearer ${PUBLISHABLE_KEY}`}
    expect(await renew({}, stranger)).toMatchObject({status: 401, body: {error: {code: 'unauthorized'}}})
    expect(await renew({token: 'a'.repeat(64)})).toMatchObject({
      status: 404,
      body: {error: {code: 'not_found'}},
    })
  })

  test('lets its member, who is logged in, register before others', async () => {
    const eventKey = 'nariams-pirmiems'
    await payments.sql`
      insert into public.content_items
        (key, kind, title_lt, path, registration_kind, registration_opens, date_to_be_confirmed, members_first_until)
      values (${eventKey}, 'event', 'Bandymas', '/bandymas', 'general', true, true, now() + interval '1 day')`
    const {email, headers} = await payments.logInAsMember()
    const form = {...formBodies['register-for-event'](email), eventKey}
    const refused = {status: 403, body: {error: {code: 'members_only'}}}
    expect(await payments.call('register-for-event', {}, form)).toMatchObject(refused)
    const stranger = (await payments.logIn('kaimynas')).headers
    expect(await payments.call('register-for-event', stranger, form)).toMatchObject(refused)
    expect(await payments.call('register-for-event', headers, form)).toEqual({
      status: 200,
      body: {ok: true, status: 'registered', emailed: true},
    })
  })
})
