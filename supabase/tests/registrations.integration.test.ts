import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {rolledBack, type Transaction} from './database.ts'
import {addRegistrableEvent, emailsTo, register, serviceOf, statusOf, submissionFor} from './registrations.ts'

describe('a registration', () => {
  test('is stored with its emails', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx)
      const submission = submissionFor(eventKey, {seats: 4, note: 'Ateisime su vežimėliu.'})
      expect(await register(serviceOf(tx), submission)).toEqual({
        ok: true,
        status: 'registered',
        emailed: true,
      })
      expect(await statusOf(tx, submission.email)).toEqual({status: 'registered', seats: 4})
      expect(await emailsTo(tx, submission.email)).toEqual(['registration-confirmed'])
      expect(await emailsTo(tx, 'organisers@example.test')).toContain('registration-notice')
    })
  })

  test('for a trip is a request', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'trip'})
      const submission = submissionFor(eventKey, {kind: 'trip', seats: 3, specialRequests: 'Vaikiška kėdutė'})
      expect(await register(serviceOf(tx), submission)).toMatchObject({status: 'requested'})
      expect(
        await tx`
          select trip.passengers, trip.special_requests from public.bus_registrations as trip
          join public.event_registrations as registration on registration.id = trip.registration_id
          where registration.event_key = ${eventKey}`,
      ).toEqual([{passengers: 3, special_requests: 'Vaikiška kėdutė'}])
    })
  })

  describe('without the key of its event', () => {
    const runner = {category: 'adult', firstName: 'Rasa', lastName: 'Rasaitė'}

    /** Registers at noon on 1 March and returns the day of the race, of which there may be several. */
    async function raceOf(
      tx: Transaction,
      races: Parameters<typeof addRegistrableEvent>[1][],
      fields: object,
    ) {
      await tx`update public.content_items set registration_kind = null`
      for (const race of races) await addRegistrableEvent(tx, {kind: 'race', ...race})
      const submission = submissionFor(null, {kind: 'race', runner, ...fields})
      await register(serviceOf(tx), submission)
      const [row] = await tx<{day: string}[]>`
        select item.starts_at::date::text as day from public.event_registrations as registration
        join public.content_items as item on item.key = registration.event_key
        where registration.email = ${String(submission.email)}`
      return row?.day
    }

    const on = (day: string, isOpen = true) => ({startsAt: `${day}T10:00:00Z`, isOpen})
    const spring = [on('2025-04-02'), on('2026-03-02', false), on('2026-04-02'), on('2026-05-02')]

    test.each([
      ['no name', {}, spring, '2026-04-02'],
      ['today’s day', {}, [{startsAt: '2026-03-01T13:00:00Z'}, on('2026-04-02')], '2026-03-01'],
      ['its name', {eventName: 'Bėgimas'}, spring, '2026-04-02'],
      ['its name in English', {eventName: 'run'}, spring, '2026-04-02'],
      ['its name without marks', {eventName: ' BEGIMAS'}, spring, '2026-04-02'],
      ['its date', {eventDate: '2026-05-02'}, spring, '2026-05-02'],
      ['its name and date', {eventName: 'Run', eventDate: '2026-05-02'}, spring, '2026-05-02'],
      ['the date of one that is over, but open', {eventDate: '2025-04-02'}, spring, '2025-04-02'],
      ['the name of one that is over, but open', {eventName: 'Run'}, [on('2025-04-02')], '2025-04-02'],
    ])('is for the event of %s', async (_, fields, races, day) => {
      await rolledBack(async (tx) => expect(await raceOf(tx, races, fields)).toBe(day))
    })

    test.each([
      ['none is to come', {}, [on('2025-04-02')], 'not_found'],
      ['the next ones are closed', {}, [on('2026-04-02', false)], 'not_found'],
      ['nothing has the name', {eventName: 'Nėra tokio'}, spring, 'not_found'],
      ['the name is only a part', {eventName: 'Bėg'}, spring, 'not_found'],
      ['nothing is on the day', {eventName: 'Run', eventDate: '2026-05-03'}, spring, 'not_found'],
      ['the event of the name is of another kind', {kind: 'trip', eventName: 'Run'}, spring, 'not_found'],
      ['the event of the day is closed', {eventDate: '2026-03-02'}, spring, 'registration_closed'],
    ])('is refused if %s', async (_, fields, races, detail) => {
      await rolledBack(async (tx) => {
        await expect(raceOf(tx, races, fields)).rejects.toMatchObject({detail})
      })
    })
  })

  test.each([
    ['a closed event', {isOpen: false}, 'general', 'PT409', 'registration_closed'],
    [
      'an event that closed by the site’s clock',
      {closesAt: '2026-03-01T11:59:59Z'},
      'general',
      'PT409',
      'registration_closed',
    ],
    ['a cancelled event', {status: 'cancelled'}, 'general', 'PT409', 'event_cancelled'],
    ['an event of another kind', {kind: 'race' as const}, 'general', 'PT404', 'not_found'],
  ])('for %s is refused', async (_, event, kind, code, detail) => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, event)
      await expect(register(serviceOf(tx), submissionFor(eventKey, {kind}))).rejects.toMatchObject({
        code,
        detail,
      })
      expect(await tx`select from public.event_registrations where event_key = ${eventKey}`).toHaveLength(0)
    })
  })

  test('that is repeated with its key is the same one, and refused with another content', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx)
      const submission = submissionFor(eventKey)
      const key = randomUUID()
      const first = await register(serviceOf(tx), submission, {key})
      expect(await register(serviceOf(tx), submission, {key})).toEqual(first)
      expect(await emailsTo(tx, submission.email)).toHaveLength(1)
      await expect(register(serviceOf(tx), {...submission, seats: 2}, {key})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'idempotency_conflict',
      })
    })
  })

  test('of somebody who is registered already is kept and marked', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx)
      const submission = submissionFor(eventKey)
      await register(serviceOf(tx), submission)
      await register(serviceOf(tx), submission)
      expect(
        await tx`select is_repeated from public.event_registrations where event_key = ${eventKey} order by is_repeated`,
      ).toEqual([{is_repeated: false}, {is_repeated: true}])
    })
  })

  test('that looks sent by a program is kept, with the email by which its place is given up', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx)
      const submission = submissionFor(eventKey)
      await register(serviceOf(tx), submission, {isSuspected: true})
      expect(
        await tx`select is_suspected from public.event_registrations where event_key = ${eventKey}`,
      ).toEqual([{is_suspected: true}])
      expect(await emailsTo(tx, submission.email)).toEqual(['registration-confirmed'])
      expect(await emailsTo(tx, 'organisers@example.test')).toContain('registration-notice')
    })
  })
})
