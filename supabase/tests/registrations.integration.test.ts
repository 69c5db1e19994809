import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {rolledBack} from './database.ts'
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

  test('without an event is for the next one that takes registrations of its kind', async () => {
    await rolledBack(async (tx) => {
      await tx`update public.content_items set registration_kind = null`
      await addRegistrableEvent(tx, {kind: 'race', isOpen: false, startsAt: '2026-03-02T10:00:00Z'})
      const next = await addRegistrableEvent(tx, {kind: 'race', startsAt: '2026-04-02T10:00:00Z'})
      await addRegistrableEvent(tx, {kind: 'race', startsAt: '2026-05-02T10:00:00Z'})
      const runner = {category: 'adult', firstName: 'Rasa', lastName: 'Rasaitė'}
      const submission = submissionFor(null, {kind: 'race', runner})
      await register(serviceOf(tx), submission)
      expect(
        await tx`select event_key from public.event_registrations where email = ${String(submission.email)}`,
      ).toEqual([{event_key: next}])
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
