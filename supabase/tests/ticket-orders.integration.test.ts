import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, type Caller, refused} from './callers.ts'
import {addEvent} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {confirmed, giveEvent, giveRole, makeAdmin, signUp, unique} from './people.ts'
import {
  apply,
  boughtTickets,
  buyTickets,
  daysAgo,
  dispute,
  emailsTo,
  keepTickets,
  memberByCard,
  refunded,
  serviceOf,
  treasurerIn,
} from './money.ts'
import {
  addRegistrableEvent,
  placesLeft,
  register,
  updatePlaces,
  statusOf,
  submissionFor,
} from './registrations.ts'

const address = () => `${unique('pirkeja')}@example.test`

async function orderOf(tx: Transaction, paymentId: string) {
  const [order] = await tx`
    select name, email, postal_address, language, items, tickets from public.ticket_orders where payment_id = ${paymentId}`
  return order
}

/** The sessions of tickets whose buyers reconcile-payments has to ask for. */
async function toRead(tx: Transaction): Promise<string[]> {
  const rows = await serviceOf(tx)<{session_id: string}>`select session_id from public.tickets_to_read(200)`
  return rows.map(({session_id}) => session_id)
}

describe('what Stripe knows of tickets', () => {
  test('is asked for once they are paid, and every five minutes until it is known', async () => {
    await rolledBack(async (tx) => {
      const id = randomUUID()
      await apply(serviceOf(tx), boughtTickets(id, 'kaledos'))
      expect(await toRead(tx)).toContain(`cs_test_${id}`)
      expect(await toRead(tx)).not.toContain(`cs_test_${id}`)
      await tx`update public.payments set checked_at = now() - interval '6 minutes'`
      expect(await toRead(tx)).toContain(`cs_test_${id}`)
      const [payment] =
        await tx`select id from public.payments where checkout_session_id = ${`cs_test_${id}`}`
      await keepTickets(tx, payment?.id)
      await tx`update public.payments set checked_at = null`
      expect(await toRead(tx)).not.toContain(`cs_test_${id}`)
    })
  })

  test.each([
    ['were paid later, such as by bank debit', true],
    ['are not paid yet', false],
  ])('is asked for where they %s: %s', async (_, isPaid) => {
    await rolledBack(async (tx) => {
      const id = randomUUID()
      const bought = boughtTickets(id, 'kaledos')
      await apply(serviceOf(tx), {...bought, id: `${bought.id}_pending`, kind: 'payment_pending'})
      if (isPaid) await apply(serviceOf(tx), bought)
      expect((await toRead(tx)).includes(`cs_test_${id}`)).toBe(isPaid)
    })
  })

  test('is not asked for once all of the money has gone back, or a year after the event', async () => {
    await rolledBack(async (tx) => {
      const [back, old, kept] = [randomUUID(), randomUUID(), randomUUID()]
      for (const id of [back, old, kept]) await apply(serviceOf(tx), boughtTickets(id, 'kaledos', daysAgo(1)))
      await apply(serviceOf(tx), refunded(back, 4500))
      await tx`
        update public.payments set created_at = ${daysAgo(366)} where checkout_session_id = ${`cs_test_${old}`}`
      const read = await toRead(tx)
      expect([back, old, kept].map((id) => read.includes(`cs_test_${id}`))).toEqual([false, false, true])
    })
  })

  test('is kept once, however often it is reported', async () => {
    await rolledBack(async (tx) => {
      const email = address()
      const paymentId = await buyTickets(tx, 'kaledos', {
        email: email.toUpperCase(),
        address: '1 Gatvė, Cardiff',
        locale: 'en-GB',
      })
      await keepTickets(tx, paymentId, {name: 'Kita', email: 'kita@example.test'}, [])
      expect(await orderOf(tx, paymentId)).toEqual({
        name: 'Rasa Rasaitė',
        email,
        postal_address: '1 Gatvė, Cardiff',
        language: 'en',
        items: [
          {name: 'Suaugusiojo bilietas', quantity: 2},
          {name: 'Vaiko bilietas', quantity: 1},
        ],
        tickets: 3,
      })
    })
  })

  test.each([
    [{locale: 'lt'}, 'lt'],
    [{locale: 'en'}, 'en'],
    [{locale: 'auto'}, 'lt'],
    [{locale: null}, 'lt'],
    [{locale: 'pl'}, 'lt'],
  ])('says the language, Lithuanian if it is neither: %j', async (buyer, language) => {
    await rolledBack(async (tx) => {
      expect(await orderOf(tx, await buyTickets(tx, 'kaledos', buyer))).toMatchObject({language})
    })
  })

  test('is one ticket without a name where Stripe does not know the checkout', async () => {
    await rolledBack(async (tx) => {
      const paymentId = await buyTickets(tx, null, {name: null, email: 'ne adresas', locale: null}, [])
      expect(await orderOf(tx, paymentId)).toEqual({
        name: null,
        email: null,
        postal_address: null,
        language: 'lt',
        items: [],
        tickets: 1,
      })
    })
  })

  test('is of tickets only', async () => {
    await rolledBack(async (tx) => {
      await expect(keepTickets(tx, randomUUID())).rejects.toMatchObject({code: 'PT404'})
    })
  })

  test('is shown to treasurers with the payment, which its buyer’s name finds', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const buyer = {name: `Žydrūnė ${unique('Pirkėjaitė')}`, email: address(), address: '1 Gatvė'}
      const paymentId = await buyTickets(tx, 'kaledos', buyer)
      const found = await as(tx, treasurer)`
        select id, payer_name, payer_email, payer_address, ticket_items
        from public.find_payments(string_to_array(private.fold(${buyer.name}), ' '), array[null, null]::integer[])`
      expect(found).toMatchObject([
        {
          id: paymentId,
          payer_name: buyer.name,
          payer_email: buyer.email,
          payer_address: '1 Gatvė',
          ticket_items: [{quantity: 2}, {quantity: 1}],
        },
      ])
    })
  })
})

describe('the email with the tickets', () => {
  const sentTo = (tx: Transaction, email: string) =>
    tx`select template, language, data from public.email_outbox where recipient = ${email}`

  test('goes to the buyer once, in the language of the checkout, with the event', async () => {
    await rolledBack(async (tx) => {
      const [key, email, id] = [await addEvent(tx), address(), randomUUID()]
      const webhook = boughtTickets(id, key)
      await apply(serviceOf(tx), webhook)
      const [payment] =
        await tx`select id from public.payments where checkout_session_id = ${`cs_test_${id}`}`
      expect(await sentTo(tx, email)).toEqual([])
      await keepTickets(tx, payment?.id, {email, locale: 'en-GB'})
      // Stripe repeats the event, reports the session another time, and a part of the money goes back.
      await apply(serviceOf(tx), webhook)
      await apply(serviceOf(tx), boughtTickets(id, key))
      await apply(serviceOf(tx), refunded(id, 1500))
      await keepTickets(tx, payment?.id, {email})
      expect(await sentTo(tx, email)).toMatchObject([
        {
          template: 'tickets-confirmed',
          language: 'en',
          data: {event: {key}, tickets: 3, orderNumber: id.slice(-8), receivedPence: 4500},
        },
      ])
    })
  })

  test.each([
    ['is cancelled', {status: 'cancelled'}],
    ['was taken off the site', {removed_at: daysAgo(1)}],
  ])('is not sent for an event that %s', async (_, change) => {
    await rolledBack(async (tx) => {
      const [key, email] = [await addEvent(tx), address()]
      await tx`update public.content_items set ${tx(change)} where key = ${key}`
      await buyTickets(tx, key, {email})
      expect(await sentTo(tx, email)).toEqual([])
    })
  })

  test.each(['no-such-event', null])('is not sent for an event that nobody knows: %s', async (key) => {
    await rolledBack(async (tx) => {
      const email = address()
      await buyTickets(tx, key, {email})
      expect(await sentTo(tx, email)).toEqual([])
    })
  })

  test('waits while the money is held, and is sent once it counts', async () => {
    await rolledBack(async (tx) => {
      const [key, email, id] = [await addEvent(tx), address(), randomUUID()]
      await apply(serviceOf(tx), boughtTickets(id, key))
      const [payment] = await tx`
        update public.payments set amount_pence = 5000 where checkout_session_id = ${`cs_test_${id}`} returning id`
      await apply(serviceOf(tx), boughtTickets(id, key))
      await keepTickets(tx, payment?.id, {email})
      expect(await sentTo(tx, email)).toEqual([])
      await as(tx, await treasurerIn(tx))`select public.decide_payment(${payment?.id}, 'count')`
      expect(await sentTo(tx, email)).toMatchObject([{template: 'tickets-confirmed'}])
    })
  })

  test('is not sent once the money has gone back, or for what was paid long ago', async () => {
    await rolledBack(async (tx) => {
      const [key, email] = [await addEvent(tx), address()]
      for (const [id, days] of [
        [randomUUID(), 31],
        [randomUUID(), 1],
      ] as const) {
        await apply(serviceOf(tx), boughtTickets(id, key, daysAgo(days)))
        if (days === 1) await apply(serviceOf(tx), refunded(id, 4500))
        const [payment] =
          await tx`select id from public.payments where checkout_session_id = ${`cs_test_${id}`}`
        await keepTickets(tx, payment?.id, {email})
      }
      expect(await sentTo(tx, email)).toEqual([])
    })
  })
})

describe('at the door', () => {
  const buyersOf = async (tx: Transaction, caller: Caller, key: string) => {
    const [row] = await as(tx, caller)`select public.ticket_buyers(${key}) as buyers`
    return row?.buyers
  }
  const eventsOf = async (tx: Transaction, caller: Caller) => {
    const rows = await as(tx, caller)<{key: string}>`select key from public.ticket_events() as key`
    return rows.map(({key}) => key)
  }
  async function organiserOf(tx: Transaction, key: string): Promise<Caller> {
    const organiser = await giveRole(tx, await signUp(tx, 'Orinta'), 'organiser')
    await giveEvent(tx, organiser, key)
    return organiser
  }
  const mark = (tx: Transaction, caller: Caller, marks: object[]) =>
    as(tx, caller)`select public.mark_attendance(${JSON.stringify(marks)}::text::jsonb)`

  test('organisers of the event see names and numbers of tickets, and no sums or addresses', async () => {
    await rolledBack(async (tx) => {
      const [key, email] = [await addEvent(tx), address()]
      const paymentId = await buyTickets(tx, key, {email, address: '1 Gatvė'})
      const [payment] =
        await tx`select checkout_session_id as session from public.payments where id = ${paymentId}`
      const organiser = await organiserOf(tx, key)
      expect(await buyersOf(tx, organiser, key)).toEqual([
        {
          id: paymentId,
          name: 'Rasa Rasaitė',
          orderNumber: payment?.session.slice(-8),
          tickets: 3,
          items: [
            {name: 'Suaugusiojo bilietas', quantity: 2},
            {name: 'Vaiko bilietas', quantity: 1},
          ],
          isPartlyRefunded: false,
          hasEmail: true,
          came: null,
        },
      ])
      expect(await eventsOf(tx, organiser)).toEqual([key])
      expect(await as(tx, organiser)`select from public.ticket_orders`).toEqual([])
    })
  })

  test('nobody else sees them, and an admin sees those of all events', async () => {
    await rolledBack(async (tx) => {
      const key = await addEvent(tx)
      await buyTickets(tx, key)
      for (const other of [
        await organiserOf(tx, await addEvent(tx)),
        await treasurerIn(tx),
        await signUp(tx),
      ]) {
        await expect(buyersOf(tx, other, key)).rejects.toMatchObject(refused)
        expect(await eventsOf(tx, other)).toEqual([])
      }
      const admin = await makeAdmin(tx, await signUp(tx))
      expect(await buyersOf(tx, admin, key)).toHaveLength(1)
      expect(await eventsOf(tx, admin)).toContain(key)
    })
  })

  test('tickets are on the list from the payment on, as one without a name until Stripe has said more', async () => {
    await rolledBack(async (tx) => {
      const key = await addEvent(tx)
      await apply(serviceOf(tx), boughtTickets(randomUUID(), key))
      const organiser = await organiserOf(tx, key)
      const [{id: registrationId, ...buyer}] = await buyersOf(tx, organiser, key)
      expect(buyer).toMatchObject({name: null, tickets: 1, came: null})
      const markedAt = '2026-06-20T10:00:00Z'
      await mark(tx, organiser, [{registrationId, runnerId: null, came: true, markedAt}])
      await keepTickets(tx, registrationId)
      expect(await buyersOf(tx, organiser, key)).toMatchObject([
        {name: 'Rasa Rasaitė', tickets: 3, came: true},
      ])
    })
  })

  test.each([
    ['a part was refunded', [{isPartlyRefunded: true, tickets: 3}], (id: string) => [refunded(id, 1500)]],
    ['all was refunded', [], (id: string) => [refunded(id, 4500)]],
    ['a dispute is open', [{tickets: 3}], (id: string) => [dispute(id, 'open', undefined, 4500)]],
    ['a dispute was lost', [], (id: string) => [dispute(id, 'lost', undefined, 4500)]],
  ])('tickets of which %s are on the list as %j', async (_, expected, events) => {
    await rolledBack(async (tx) => {
      const [key, id] = [await addEvent(tx), randomUUID()]
      await apply(serviceOf(tx), boughtTickets(id, key))
      const [payment] =
        await tx`select id from public.payments where checkout_session_id = ${`cs_test_${id}`}`
      await keepTickets(tx, payment?.id)
      for (const one of events(id)) await apply(serviceOf(tx), one)
      expect(await buyersOf(tx, await organiserOf(tx, key), key)).toMatchObject(expected)
    })
  })

  test('buyers are marked as who came, and of two marks the later counts', async () => {
    await rolledBack(async (tx) => {
      const key = await addEvent(tx)
      const organiser = await organiserOf(tx, key)
      const registrationId = await buyTickets(tx, key)
      const made = (came: boolean, minute: number) => ({
        registrationId,
        runnerId: null,
        came,
        markedAt: `2026-06-20T10:0${minute}:00Z`,
      })
      const came = async () => (await buyersOf(tx, organiser, key))[0]?.came
      await mark(tx, organiser, [made(false, 4), made(true, 5)])
      await mark(tx, organiser, [made(false, 1)])
      expect(await came()).toBe(true)
      await mark(tx, organiser, [made(false, 6)])
      expect(await came()).toBe(false)
      const other = await organiserOf(tx, await addEvent(tx))
      await expect(mark(tx, other, [made(true, 7)])).rejects.toMatchObject(refused)
    })
  })

  test('nobody marks a payment that is for no tickets of theirs', async () => {
    await rolledBack(async (tx) => {
      const key = await addEvent(tx)
      const {paymentId} = await memberByCard(tx)
      const marks = [
        {registrationId: paymentId, runnerId: null, came: true, markedAt: '2026-06-20T10:00:00Z'},
      ]
      await expect(mark(tx, await organiserOf(tx, key), marks)).rejects.toMatchObject(refused)
    })
  })
})

describe('the places of an event', () => {
  const soldOut = async (tx: Transaction, key: string) => (await placesLeft(tx, key)) === 0
  const attend = (tx: Transaction, key: string, seats: number) =>
    register(serviceOf(tx), submissionFor(key, {seats}))

  test('are taken by tickets as by registrations', async () => {
    await rolledBack(async (tx) => {
      const key = await addRegistrableEvent(tx, {capacity: 6})
      expect((await attend(tx, key, 2))?.status).toBe('registered')
      await buyTickets(tx, key)
      expect(await soldOut(tx, key)).toBe(false)
      expect((await attend(tx, key, 1))?.status).toBe('registered')
      expect(await soldOut(tx, key)).toBe(true)
      expect((await attend(tx, key, 1))?.status).toBe('waiting')
    })
  })

  test('are offered to those who wait once tickets are refunded, and not for a part of the money', async () => {
    await rolledBack(async (tx) => {
      const [key, id] = [await addRegistrableEvent(tx, {capacity: 3}), randomUUID()]
      await apply(serviceOf(tx), boughtTickets(id, key))
      const [payment] =
        await tx`select id from public.payments where checkout_session_id = ${`cs_test_${id}`}`
      await keepTickets(tx, payment?.id)
      const submission = submissionFor(key, {seats: 2})
      await register(serviceOf(tx), submission)
      await apply(serviceOf(tx), refunded(id, 1500))
      await updatePlaces(tx)
      expect(await statusOf(tx, submission.email)).toMatchObject({status: 'waiting'})
      await apply(serviceOf(tx), refunded(id, 4500))
      await updatePlaces(tx)
      expect(await statusOf(tx, submission.email)).toMatchObject({status: 'offered'})
    })
  })

  test('that Stripe sells beyond the limit are valid all the same', async () => {
    await rolledBack(async (tx) => {
      const [key, email] = [await addEvent(tx), address()]
      await tx`update public.content_items set capacity = 4 where key = ${key}`
      await buyTickets(tx, key)
      expect(await soldOut(tx, key)).toBe(false)
      const paymentId = await buyTickets(tx, key, {email})
      expect(await soldOut(tx, key)).toBe(true)
      expect(await tx`select status from public.payments where id = ${paymentId}`).toEqual([{status: 'paid'}])
      expect(await emailsTo(tx, email)).toEqual(['tickets-confirmed'])
    })
  })

  test('never run out without a limit, or for an event that nobody knows', async () => {
    await rolledBack(async (tx) => {
      const key = await addEvent(tx)
      await buyTickets(tx, key)
      expect([await soldOut(tx, key), await soldOut(tx, 'no-such-event')]).toEqual([false, false])
    })
  })
})

describe('a buyer of tickets', () => {
  const named = async (tx: Transaction, paymentId: string) => (await orderOf(tx, paymentId))?.name

  test('is forgotten with the account, also of another name, and the tickets stay', async () => {
    await rolledBack(async (tx) => {
      const rasa = await confirmed(tx, await signUp(tx, 'Rasa'))
      const own = await buyTickets(tx, 'kaledos', {name: 'Tomas', email: rasa.email})
      const other = await buyTickets(tx, 'kaledos', {email: address()})
      await as(tx, rasa)`select public.delete_own_account()`
      expect(await orderOf(tx, own)).toMatchObject({
        name: null,
        email: null,
        postal_address: null,
        tickets: 3,
      })
      expect(await named(tx, other)).toBe('Rasa Rasaitė')
    })
  })

  test('without an account is exported and forgotten by an admin', async () => {
    await rolledBack(async (tx) => {
      const [admin, email] = [await makeAdmin(tx, await signUp(tx)), address()]
      const paymentId = await buyTickets(tx, 'kaledos', {email})
      const [row] = await as(tx, admin)`select public.export_personal_data(${email}) as data`
      expect(row?.data.tickets).toMatchObject([
        {payment_id: paymentId, event_key: 'kaledos', received_pence: 4500, tickets: 3},
      ])
      await expect(
        as(tx, await signUp(tx))`select public.erase_personal_data(${email})`,
      ).rejects.toMatchObject(refused)
      await as(tx, admin)`select public.erase_personal_data(${email})`
      expect(await named(tx, paymentId)).toBeNull()
    })
  })

  test('is forgotten a year after the event, whatever the day of the payment', async () => {
    await rolledBack(async (tx) => {
      const events = [await addEvent(tx), await addEvent(tx)]
      const [over, recent] = [await buyTickets(tx, events[0] ?? ''), await buyTickets(tx, events[1] ?? '')]
      await tx`update public.payments set created_at = ${daysAgo(500)} where purpose = 'ticket'`
      await tx`update public.content_items set starts_at = ${daysAgo(366)} where key = ${events[0] ?? ''}`
      await tx`update public.content_items set starts_at = ${daysAgo(364)} where key = ${events[1] ?? ''}`
      await serviceOf(tx)`select public.purge_submissions()`
      expect([await named(tx, over), await named(tx, recent)]).toEqual([null, 'Rasa Rasaitė'])
    })
  })

  test('keeps the language of the address while the name is kept', async () => {
    await rolledBack(async (tx) => {
      const [kept, gone] = [address(), address()]
      await buyTickets(tx, 'kaledos', {email: kept})
      await tx`insert into private.email_preferences (email) values (${kept}), (${gone}) on conflict do nothing`
      await tx`update private.email_preferences set created_at = ${daysAgo(2)}`
      await tx`delete from public.email_outbox`
      await serviceOf(tx)`select public.purge_email_preferences()`
      expect(await tx`select email from private.email_preferences where email in (${kept}, ${gone})`).toEqual(
        [{email: kept}],
      )
    })
  })
})
