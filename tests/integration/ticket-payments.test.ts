import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {PaymentStack} from '../support/payment-stack.ts'
import {postForm} from '../support/submissions.ts'
import {fromGateway, SECRET_KEY} from '../support/supabase-process.ts'

const eventKey = 'kaledos-2025'

let payments: PaymentStack
beforeAll(async () => {
  payments = await PaymentStack.start()
  await payments.sql`
    insert into public.content_items (key, kind, title_lt, path, starts_at, member_discount, takes_member_codes)
    values (${eventKey}, 'event', 'Kalėdos', '/kaledos-2025', '2025-12-13T17:00:00Z', '{"amount": 5, "validDays": 30}', true)`
}, 120_000)
afterAll(() => payments.stop())

/** Opens the payment link as a buyer, and resolves to the id of the session that this makes. */
async function openLink(search = ''): Promise<string> {
  const {headers} = await fetch(`${payments.stack.stripe.url}/b/${eventKey}${search}`, {redirect: 'manual'})
  const [, session = ''] = /\/c\/pay\/(\w+)$/.exec(headers.get('location') ?? '') ?? []
  return session
}

/** The payment that a ticket's session became, once the webhook has come. */
async function ticketOf(session: string) {
  const find = () =>
    payments.sql<{id: string; purpose: string; status: string; event_key: string}[]>`
      select id, purpose, status, event_key from public.payments where checkout_session_id = ${session}`
  await expect.poll(async () => (await find()).length, {timeout: 60_000, interval: 100}).toBe(1)
  const [ticket] = await find()
  if (!ticket) throw new Error('The ticket is gone')
  return {ticket, ledger: await payments.ledgerOf(ticket.id)}
}

/** A member with an account, as after paying by card. Resolves to the headers of their requests. */
async function memberHeaders(): Promise<Record<string, string>> {
  const person = {firstName: 'Rasa', lastName: 'Rasaitė', email: `narys-${randomUUID()}@home.test`}
  const password = randomUUID()
  const service = payments.stack.supabase.client(SECRET_KEY)
  const created = await service.auth.admin.createUser({
    email: person.email,
    password,
    email_confirm: true,
    user_metadata: {first_name: person.firstName, last_name: person.lastName, privacy_policy_accepted: true},
  })
  if (created.error) throw created.error
  expect((await postForm(payments.stack, 'create-membership-payment', person)).status).toBe(200)
  const [fee] = await payments.sql<{id: string; checkout_session_id: string}[]>`
    select payment.id, payment.checkout_session_id from public.payments as payment
    join public.membership_applications as application on application.payment_id = payment.id
    where application.email = ${person.email}`
  if (!fee) throw new Error('The application is not stored')
  await payments.pay(fee.checkout_session_id, {email: person.email})
  await payments.becomes(fee.id, 'paid')
  const {data, error} = await payments.stack.supabase
    .client()
    .auth.signInWithPassword({email: person.email, password})
  if (error) throw error
  return {authorization: `Bearer ${data.session.access_token}`}
}

/** Asks for the code of whoever sends these headers. */
async function requestCode(headers: Record<string, string> = {}): Promise<{status: number; body: unknown}> {
  const response = await fetch(`${payments.stack.functionsUrl}/create-discount-code`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...fromGateway, ...headers},
    body: JSON.stringify({eventKey}),
  })
  return {status: response.status, body: await response.json()}
}

test('tickets that are paid through the payment link are in the ledger under their event', async () => {
  const session = await openLink()
  await payments.pay(session, {quantities: {prod_KaledosSuauges: 2, prod_KaledosVaikas: 1}})
  const {ticket, ledger} = await ticketOf(session)
  expect(ticket).toMatchObject({purpose: 'ticket', status: 'paid', event_key: eventKey})
  expect(ledger).toEqual(['receipt 4500'])
  const {data} = await payments.stack.supabase.client().rpc('checkout_state', {session_id: session})
  expect(data).toEqual({state: 'paid', pence: 4500, interval: null})
})

test('who bought how many tickets is kept with the payment, and gets them by email with the calendar file', async () => {
  const session = await openLink('?locale=en')
  const [name, email] = ['Žydrūnė Pirkėjaitė', `pirkeja-${randomUUID()}@home.test`]
  await payments.pay(session, {name, email, quantities: {prod_KaledosSuauges: 2, prod_KaledosVaikas: 1}})
  const {ticket} = await ticketOf(session)
  expect((await payments.reconcile()).status).toBe(200)
  // The schedule may have been faster.
  const order = () => payments.sql`
    select name, email, postal_address, language, items, tickets from public.ticket_orders where payment_id = ${ticket.id}`
  await expect.poll(order, {timeout: 60_000, interval: 100}).toEqual([
    {
      name,
      email,
      postal_address: null,
      language: 'en',
      items: [
        {name: 'Kalėdų šventė 2025: suaugusiojo bilietas', quantity: 2},
        {name: 'Kalėdų šventė 2025: vaiko bilietas', quantity: 1},
      ],
      tickets: 3,
    },
  ])
  await payments.stack.arrival(email)
  const [mail, ...others] = (await payments.stack.inbox()).filter(({to}) => to[0]?.address === email)
  expect([mail?.subject, others]).toEqual(['Tickets for ‘Kalėdos’', []])
  expect(mail && (await payments.stack.source(mail))).toMatch(/filename="?kaledos-2025\.ics/)
})

test('a link that nobody paid leaves nothing', async () => {
  const session = await openLink()
  await payments.pay(session, {card: '4000000000000002'})
  await payments.stack.stripe.client.checkout.sessions.expire(session)
  const paid = await openLink()
  await payments.pay(paid)
  await ticketOf(paid)
  expect(await payments.sql`select from public.payments where checkout_session_id = ${session}`).toHaveLength(
    0,
  )
})

test('the code of a member takes its sum off one ticket, once', async () => {
  const headers = await memberHeaders()
  const first = await requestCode(headers)
  expect(first).toMatchObject({status: 200, body: {amountPence: 500}})
  expect(await requestCode(headers)).toEqual(first)
  const {code} = first.body as {code: string}

  const session = await openLink(`?prefilled_promo_code=${code}`)
  const tooLate = await openLink(`?prefilled_promo_code=${code}`)
  await payments.pay(session, {quantities: {prod_KaledosSuauges: 2}})
  expect((await ticketOf(session)).ledger).toEqual(['receipt 3500'])
  expect(
    await payments.sql`select redeemed_at is not null as used from public.discount_codes where code = ${code}`,
  ).toEqual([{used: true}])
  expect(await requestCode(headers)).toMatchObject({status: 409, body: {error: {code: 'code_used'}}})
  await expect(payments.pay(tooLate)).rejects.toThrow('used_up')
})

test('somebody who is no member gets no code', async () => {
  expect(await requestCode()).toMatchObject({status: 401, body: {error: {code: 'unauthorized'}}})
})
