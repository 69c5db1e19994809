import {randomUUID} from 'node:crypto'
import postgres from 'postgres'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {DeliveryStack, newAddress, ORGANISERS, type ArrivedEmail} from '../support/delivery-stack.ts'
import {emailFaults, formFaults} from '../support/form-faults.ts'
import {
  formBodies,
  forms,
  moneyForms,
  postForm,
  prepareForms,
  type FormFunction,
} from '../support/submissions.ts'

const REQUESTS = 60
const allForms = [...forms, ...moneyForms]
const isMoney = (name: FormFunction) => moneyForms.some((each) => each === name)

let stack: DeliveryStack
let sql: postgres.Sql
beforeAll(async () => {
  stack = await DeliveryStack.start({withStripe: true})
  sql = postgres(stack.supabase.databaseUrl, {max: 1})
  await prepareForms(sql)
}, 120_000)
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

/** Waits for an email that has a text, and resolves to it. */
async function emailWith(recipient: string, part: string): Promise<ArrivedEmail> {
  const find = async () =>
    (await stack.inbox()).find(({to, text}) => to[0]?.address === recipient && text.includes(part))
  await expect.poll(find, {timeout: 60_000, interval: 200}).toBeDefined()
  return (await find()) as ArrivedEmail
}

/** The headers of an email, one a line, without those that continue over several lines being split. */
const headersOf = (source: string) =>
  (source.split(/\r?\n\r?\n/)[0] ?? '').replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)

const markup = '<img src=x onerror=alert(1)>'

describe('what a visitor types', () => {
  test.each(['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u000b'])(
    'adds no header to an email with %j',
    async (lineBreak) => {
      const email = newAddress()
      const injected = `Labas${lineBreak}Bcc: kita@home.test${lineBreak}X-Own: 1`
      const body = {...formBodies['send-contact-email'](email), firstName: injected, subject: injected}
      expect((await postForm(stack, 'send-contact-email', body)).status).toBe(200)
      const arrived = await emailWith(ORGANISERS, email)
      const headers = headersOf(await stack.source(arrived))
      expect(headers.filter((header) => /^(bcc|x-own)\s*:/i.test(header))).toEqual([])
      expect(headers.filter((header) => /^(subject|to|reply-to)\s*:/i.test(header))).toHaveLength(3)
      expect(arrived.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect((await stack.inbox()).filter(({to}) => to[0]?.address === 'kita@home.test')).toEqual([])
    },
  )

  test.each(['rasa@home.test\r\nBcc: kita@home.test', 'rasa@home.test,kita@home.test', 'rasa@home'])(
    'is no email address if it is %j',
    async (email) => {
      for (const name of allForms.filter((each) => each !== 'create-donation')) {
        const {status, body} = await postForm(stack, name, formBodies[name](email))
        expect([name, status, body.error?.code]).toEqual([name, 400, 'bad_request'])
      }
    },
  )

  test.each<[FormFunction, (email: string) => object]>([
    [
      'send-contact-email',
      (email) => ({
        ...formBodies['send-contact-email'](email),
        firstName: markup,
        lastName: markup,
        subject: markup,
        message: markup,
      }),
    ],
    [
      'send-bus-registration',
      (email) => ({
        ...formBodies['send-bus-registration'](email),
        firstName: markup,
        lastName: markup,
        specialRequests: markup,
      }),
    ],
    [
      'register-for-event',
      (email) => ({
        ...formBodies['register-for-event'](email),
        firstName: markup,
        lastName: markup,
        note: markup,
      }),
    ],
  ])('arrives as text, not as HTML, from %s', async (name, bodyOf) => {
    const email = newAddress()
    expect((await postForm(stack, name, bodyOf(email))).status).toBe(200)
    const arrived = await emailWith(ORGANISERS, email)
    expect(arrived.text).toContain(markup)
    expect(arrived.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(arrived.html).not.toContain('<img')
  })

  test('makes no link in the email to somebody else, whose address was given', async () => {
    const email = newAddress()
    const link = 'https://evil.example/prizas'
    const contact = {
      ...formBodies['send-contact-email'](email),
      firstName: link,
      subject: link,
      message: link,
    }
    expect((await postForm(stack, 'send-contact-email', contact)).status).toBe(200)
    const race = formBodies['send-race-registration'](email) as {registration: object}
    const runner = {...race, registration: {...race.registration, firstName: link, lastName: link}}
    expect((await postForm(stack, 'send-race-registration', runner)).status).toBe(200)
    const trip = {...formBodies['send-bus-registration'](email), firstName: link, specialRequests: link}
    expect((await postForm(stack, 'send-bus-registration', trip)).status).toBe(200)
    const emails = async () => (await stack.inbox()).filter(({to}) => to[0]?.address === email)
    await expect.poll(async () => (await emails()).length, {timeout: 60_000, interval: 200}).toBe(3)
    for (const {subject, text, html} of await emails())
      expect(subject + text + html).not.toMatch(/evil\.example/)
  })
})

describe.each(allForms)('%s', (name) => {
  const send = (body: unknown, headers?: Record<string, string>) => postForm(stack, name, body, headers)

  test('refuses another type, what is no JSON, and no object', async () => {
    const body = formBodies[name](newAddress())
    expect(await send(body, {'content-type': 'text/plain'})).toMatchObject({
      status: 415,
      body: {error: {code: 'unsupported_media_type'}},
    })
    for (const text of ['', '{', 'labas', 'null', '[]', '"a"', '1']) {
      const {status, body: answer} = await send(text)
      expect([text, status, answer.error?.code]).toEqual([text, 400, 'bad_request'])
    }
  })

  test('refuses a body that is too large', async () => {
    const body = {...formBodies[name](newAddress()), website: 'a'.repeat(300_000)}
    expect(await send(body)).toMatchObject({status: 413, body: {code: 'PAYLOAD_TOO_LARGE'}})
  })

  test('does nothing with unknown fields and the names of object members, which money refuses', async () => {
    const text = JSON.stringify(formBodies[name](newAddress()))
    const odd = `{"__proto__": {"email": "kita@home.test"}, "constructor": {"prototype": {"isAdmin": true}}, "status": "registered", "seats": 0, `
    expect((await send(odd + text.slice(1))).status).toBe(isMoney(name) ? 400 : 200)
    expect((await send('{"__proto__": {"email": "kita@home.test"}}')).status).toBe(400)
    expect('isAdmin' in {}).toBe(false)
  })

  test(`answers ${REQUESTS} malformed requests clearly`, async () => {
    expect(await formFaults(stack, name, REQUESTS, 20251122)).toEqual([])
  })
})

test.each<[FormFunction, string, string]>([
  ['send-contact-email', 'firstName', 'ž'.repeat(80)],
  ['send-contact-email', 'subject', '🐸'.repeat(200)],
  ['send-contact-email', 'message', '🐸'.repeat(5000)],
  ['send-bus-registration', 'specialRequests', '🐸'.repeat(1000)],
  ['register-for-event', 'lastName', 'ž'.repeat(80)],
  ['register-for-event', 'note', '🐸'.repeat(1000)],
  ['create-donation', 'donorName', '🐸'.repeat(100)],
  ['create-donation', 'message', '🐸'.repeat(500)],
  ['create-donation', 'campaign', '🐸'.repeat(200)],
  ['create-membership-payment', 'lastName', 'ž'.repeat(80)],
  ['create-bank-transfer-membership', 'notes', '🐸'.repeat(2000)],
])('%s takes %s at its limit, and refuses one character more', async (name, field, longest) => {
  const email = newAddress()
  const body = {...formBodies[name](email), [field]: longest}
  expect((await postForm(stack, name, body)).status).toBe(200)
  expect(await postForm(stack, name, {...body, [field]: `${longest}a`})).toMatchObject({
    status: 400,
    body: {error: {message: expect.stringContaining(field) as string}},
  })
  // Money has no email to the organisers.
  if (!isMoney(name)) await emailWith(ORGANISERS, email)
})

test('the key of a request is a UUID', async () => {
  for (const name of allForms.filter((each) => each !== 'newsletter-subscription')) {
    const body = formBodies[name](newAddress())
    expect((await postForm(stack, name, body, {'idempotency-key': 'mine'})).status).toBe(400)
    expect((await postForm(stack, name, body, {'idempotency-key': randomUUID()})).status).toBe(200)
  }
})

test('an email that fails, though its address is not at fault, is found', async () => {
  const [email] = await sql`
    insert into public.email_outbox (recipient, template, language, data, idempotency_key, status, failed_at, last_error)
    values ('rasa@home.test', 'contact-receipt', 'lt', '{}', ${randomUUID()}, 'failed', now(), '422 x: Due to html')
    returning id`
  expect(await emailFaults(sql)).toMatchObject([{template: 'contact-receipt'}])
  await sql`delete from public.email_outbox where id = ${email?.id as string}`
})

test('every form that was accepted so far has its emails', async () => {
  expect(await emailFaults(sql)).toEqual([])
})
