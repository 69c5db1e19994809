import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, type Caller, refused} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {giveEvent, giveRole, signUp, unique} from './people.ts'
import {apply, buyTickets, emailsTo, refunded, serviceOf} from './money.ts'
import {addRegistrableEvent, register, submissionFor} from './registrations.ts'

const address = () => `${unique('pirkejas')}@example.test`

const texts = {
  lt: {subject: 'Koncertas vėliau', text: 'Pradedame 18 val.'},
  en: {subject: 'The concert is later', text: 'We start at 6 pm.'},
}

const write = (tx: Transaction, caller: Caller, eventKey: string, statuses: string[], key = randomUUID()) =>
  as(tx, caller)<{count: number}>`
    select public.message_registrants(${eventKey}, ${statuses}, ${JSON.stringify(texts)}::text::jsonb, ${key}) as count`

async function organised(tx: Transaction) {
  const eventKey = await addRegistrableEvent(tx)
  const organiser = await giveRole(tx, await signUp(tx, 'Orinta'), 'organiser')
  await giveEvent(tx, organiser, eventKey)
  return {eventKey, organiser}
}

describe('a message to the people of an event', () => {
  test('reaches who bought tickets, each in their language, once for each key', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, organiser} = await organised(tx)
      const [ona, rhys] = [address(), address()]
      await buyTickets(tx, eventKey, {email: ona})
      await buyTickets(tx, eventKey, {email: rhys, locale: 'en'})
      await buyTickets(tx, eventKey)
      const key = randomUUID()
      expect(await write(tx, organiser, eventKey, ['registered', 'tickets'], key)).toEqual([{count: 2}])
      await write(tx, organiser, eventKey, ['registered', 'tickets'], key)
      const emails = await tx`
        select recipient, language, data ->> 'subject' as subject, data ->> 'text' as text, data ->> 'orderNumber' as number
        from public.email_outbox where template = 'ticket-message' order by language desc`
      expect(emails).toEqual([
        {recipient: ona, language: 'lt', ...texts.lt, number: expect.stringMatching(/^\w{8}$/)},
        {recipient: rhys, language: 'en', ...texts.en, number: expect.stringMatching(/^\w{8}$/)},
      ])
    })
  })

  test('leaves out tickets whose money went back, other events, and buyers when only registrations are chosen', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, organiser} = await organised(tx)
      const [refundedBuyer, elsewhere, buyer] = [address(), address(), address()]
      const paymentId = await buyTickets(tx, eventKey, {email: refundedBuyer})
      const [payment] = await tx<{id: string}[]>`
        select substr(checkout_session_id, 9) as id from public.payments where id = ${paymentId}`
      await apply(serviceOf(tx), refunded(payment?.id ?? '', 4500))
      await buyTickets(tx, await addRegistrableEvent(tx), {email: elsewhere})
      await buyTickets(tx, eventKey, {email: buyer})
      expect(await write(tx, organiser, eventKey, ['registered'])).toEqual([{count: 0}])
      expect(await write(tx, organiser, eventKey, ['tickets'])).toEqual([{count: 1}])
      const messaged = async (email: string) => (await emailsTo(tx, email)).includes('ticket-message')
      expect([await messaged(refundedBuyer), await messaged(elsewhere), await messaged(buyer)]).toEqual([
        false,
        false,
        true,
      ])
    })
  })

  test('counts no buyer whose address has no room for another email', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, organiser} = await organised(tx)
      const [spent, buyer] = [address(), address()]
      for (const email of [spent, buyer]) await buyTickets(tx, eventKey, {email})
      await tx`
        insert into public.email_outbox (recipient, template, language, idempotency_key, asked_by)
        select ${spent}, 'event-message', 'lt', 'policy/' || gen_random_uuid(), 'role' from generate_series(1, 10)`
      expect(await write(tx, organiser, eventKey, ['tickets'])).toEqual([{count: 1}])
    })
  })

  test('counts registrations and tickets together', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, organiser} = await organised(tx)
      await register(serviceOf(tx), submissionFor(eventKey))
      await buyTickets(tx, eventKey, {email: address()})
      const all = ['requested', 'registered', 'offered', 'waiting', 'tickets']
      expect(await write(tx, organiser, eventKey, all)).toEqual([{count: 2}])
    })
  })

  test('is for organisers of the event alone, who see no address', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, organiser} = await organised(tx)
      await buyTickets(tx, eventKey, {email: address()})
      for (const role of ['moderator', 'secretary', 'treasurer'] as const) {
        const caller = await giveRole(tx, await signUp(tx), role)
        await expect(write(tx, caller, eventKey, ['tickets'])).rejects.toMatchObject(refused)
      }
      const [row] = await as(tx, organiser)<{
        buyers: object[]
      }>`select public.ticket_buyers(${eventKey}) as buyers`
      expect(row?.buyers).toMatchObject([{hasEmail: true}])
      expect(JSON.stringify(row?.buyers)).not.toContain('@')
    })
  })
})
