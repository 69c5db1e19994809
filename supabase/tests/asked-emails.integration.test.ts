import {createHash, randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {applicant, applyByTransfer} from './money.ts'
import {newAddress} from './newsletters.ts'
import {giveEvent, giveRole, signUp, unique} from './people.ts'
import {addRegistrableEvent, emailsTo, register, serviceOf, statusOf, submissionFor} from './registrations.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const json = (value: object) => JSON.stringify(value)

const contextOf = (email: string) => ({
  key: randomUUID(),
  digest: digest(randomUUID()),
  emailHash: digest(email + randomUUID()),
  networkHash: digest(randomUUID()),
  organisers: 'organisers@example.test',
  wording: 'Sutinku.',
  isSuspected: false,
})

const person = {firstName: 'Rasa', lastName: 'Rasaitė', locale: 'lt'}

/** Every way in which anybody can have an email sent to an address, of which each sends one. */
const ways = {
  message: (tx: Transaction, email: string) =>
    serviceOf(tx)`select public.send_contact_message(
      ${json({...person, email, subject: 'Klausimas', message: 'Labas'})}::text::jsonb, ${json(contextOf(email))}::text::jsonb)`,
  registration: async (tx: Transaction, email: string) =>
    register(serviceOf(tx), submissionFor(await addRegistrableEvent(tx), {email})),
  subscription: (tx: Transaction, email: string) =>
    serviceOf(tx)`select public.subscribe_to_newsletter(
      ${json({...person, email})}::text::jsonb, ${json(contextOf(email))}::text::jsonb)`,
  application: (tx: Transaction, email: string) => applyByTransfer(serviceOf(tx), {...applicant(), email}),
  'application as a row': (tx: Transaction, email: string) =>
    as(tx, visitor())`
      insert into public.membership_applications (first_name, last_name, email, payment_method)
      values ('Rasa', 'Rasaitė', ${email}, 'bank_transfer')`,
  'sign-up': (tx: Transaction, email: string) => account(tx, email, 'confirm-sign-up'),
  'new password': (tx: Transaction, email: string) => account(tx, email, 'reset-password'),
  'new address': (tx: Transaction, email: string) => account(tx, email, 'confirm-new-email'),
}

const account = (tx: Transaction, email: string, template: string) =>
  serviceOf(tx)`select public.queue_email(${email}, ${template}, 'lt', '{}', ${unique('policy')}, 'account')`

type Way = keyof typeof ways

/** Sends by each of these ways, as if some time had passed after each. */
async function ask(tx: Transaction, email: string, names: Way[], pause = '0 minutes') {
  for (const name of names) {
    await ways[name](tx, email)
    await tx`update public.email_outbox set created_at = created_at - ${pause}::interval where recipient = ${email}`
  }
}

const asking = (tx: Transaction, email: string, name: Way) =>
  tx.savepoint(async (part) => void (await ways[name](part, email)))

const five: Way[] = ['message', 'subscription', 'registration', 'application', 'sign-up']

describe('an address', () => {
  test.each(Object.keys(ways) as Way[])(
    'gets no sixth email in an hour from whatever form: %s',
    async (name) => {
      await rolledBack(async (tx) => {
        const email = newAddress()
        await ask(tx, email, five)
        const before = await emailsTo(tx, email)
        expect(before).toHaveLength(5)
        await expect(asking(tx, email.toUpperCase(), name)).rejects.toMatchObject({
          code: 'PT429',
          detail: '3600',
        })
        expect(await emailsTo(tx, email)).toEqual(before)
        // Another address gets its own.
        const other = newAddress()
        await ways[name](tx, other)
        expect(await emailsTo(tx, other)).toHaveLength(1)
      })
    },
  )

  test('gets the next one an hour after the first of five', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      await ask(tx, email, five, '10 minutes')
      await expect(asking(tx, email, 'message')).rejects.toMatchObject({code: 'PT429', detail: '600'})
      await tx`update public.email_outbox set created_at = created_at - interval '10 minutes' where recipient = ${email}`
      await ways.message(tx, email)
      expect(await emailsTo(tx, email)).toHaveLength(6)
    })
  })

  test('gets twenty in a day', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      const names: Way[] = ['sign-up', 'new password', 'new address', 'new password']
      await ask(tx, email, [...names, ...names, ...names, ...names, ...names], '1 hour')
      await expect(asking(tx, email, 'message')).rejects.toMatchObject({
        code: 'PT429',
        detail: String(4 * 60 * 60),
      })
    })
  })

  test('that has used them up is still told what an admin decides and what became of its payment', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      const eventKey = await addRegistrableEvent(tx, {kind: 'trip'})
      await register(serviceOf(tx), submissionFor(eventKey, {kind: 'trip', email}))
      await ask(tx, email, ['message', 'subscription', 'sign-up', 'new password'])
      const olga = await giveRole(tx, await signUp(tx), 'organiser')
      await giveEvent(tx, olga, eventKey)
      const [row] = await tx<{id: string}[]>`select id from public.event_registrations where email = ${email}`
      await as(tx, olga)`select public.decide_registration(${row?.id ?? ''}, true)`
      expect(await statusOf(tx, email)).toMatchObject({status: 'registered'})
      expect(await emailsTo(tx, email)).toContain('registration-confirmed')
      await serviceOf(tx)`
        select public.queue_email(${email}, 'payment-refunded', 'lt', '{}', ${unique('policy')}, 'transactional')`
      expect(await emailsTo(tx, email)).toHaveLength(7)
    })
  })

  test('gets the same email for a repeated call, also when it has used them up', async () => {
    await rolledBack(async (tx) => {
      const [email, key] = [newAddress(), unique('policy')]
      const queue = () =>
        serviceOf(tx)<{id: string}>`
          select public.queue_email(${email}, 'reset-password', 'lt', '{}', ${key}, 'account') as id`
      const first = await queue()
      await ask(tx, email, ['sign-up', 'sign-up', 'sign-up', 'sign-up'])
      expect(await queue()).toEqual(first)
    })
  })
})

describe('applications to pay by transfer', () => {
  const limited = (tx: Transaction, perEmail: number, perNetwork: number) =>
    tx`update private.rate_limits set per_email = ${perEmail}, per_network = ${perNetwork} where action = 'apply-for-membership'`

  const insert = (tx: Transaction, email: string, address: string) =>
    tx.savepoint(
      (part) =>
        as(part, {role: 'anon', headers: {'cf-connecting-ip': address}})`
        insert into public.membership_applications (first_name, last_name, email, payment_method)
        values ('Rasa', 'Rasaitė', ${email}, 'bank_transfer')`,
    )

  const apply = (tx: Transaction, email: string, address: string) =>
    tx.savepoint((part) => applyByTransfer(serviceOf(part), {...applicant(), email}, {address}))

  test('share the limit of an address, through the function or as a row', async () => {
    await rolledBack(async (tx) => {
      const email = newAddress()
      await limited(tx, 2, 10)
      await apply(tx, email, '192.0.2.1')
      await insert(tx, email, '192.0.2.2')
      await expect(apply(tx, email, '192.0.2.3')).rejects.toMatchObject({code: 'PT429'})
      await expect(insert(tx, email, '192.0.2.4')).rejects.toMatchObject({code: 'PT429'})
    })
  })

  test.each([
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8:0:1::1', '2001:0db8:0000:0001:ffff::2'],
  ])('share the limit of a network: %s and %s', async (one, other) => {
    await rolledBack(async (tx) => {
      await limited(tx, 1, 2)
      await apply(tx, newAddress(), one)
      await insert(tx, newAddress(), other)
      await expect(apply(tx, newAddress(), other)).rejects.toMatchObject({code: 'PT429'})
      await expect(insert(tx, newAddress(), one)).rejects.toMatchObject({code: 'PT429'})
    })
  })
})
