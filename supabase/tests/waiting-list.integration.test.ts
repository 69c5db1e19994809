import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack} from './database.ts'
import {
  addRegistrableEvent,
  AT,
  emailsTo,
  fill,
  register,
  serviceOf,
  settle,
  statusOf,
  submissionFor,
  tokenOf,
} from './registrations.ts'

describe('a full event', () => {
  test('has a waiting list, whose first who fit are offered free places', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 3})
      const leaving = submissionFor(eventKey, {seats: 2})
      const [large, small] = [submissionFor(eventKey, {seats: 3}), submissionFor(eventKey, {seats: 2})]
      await register(serviceOf(tx), leaving)
      await fill(tx, eventKey, 1)
      expect(await register(serviceOf(tx), large)).toMatchObject({status: 'waiting'})
      expect(await register(serviceOf(tx), small)).toMatchObject({status: 'waiting'})

      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      await settle(tx)
      expect(await statusOf(tx, large.email)).toMatchObject({status: 'waiting'})
      expect(await statusOf(tx, small.email)).toMatchObject({status: 'offered'})
      expect(await emailsTo(tx, small.email)).toContain('place-offered')
    })
  })

  test('gives no place to newcomers that somebody waits for', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 1})
      const [leaving, waiting, late] = [
        submissionFor(eventKey),
        submissionFor(eventKey),
        submissionFor(eventKey),
      ]
      await register(serviceOf(tx), leaving)
      await register(serviceOf(tx), waiting)
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      expect(await register(serviceOf(tx), late)).toMatchObject({status: 'waiting'})
      expect(await statusOf(tx, waiting.email)).toMatchObject({status: 'offered'})
    })
  })

  test('offers a place for 48 hours, then to the next', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 1})
      const [leaving, first, second] = [
        submissionFor(eventKey),
        submissionFor(eventKey),
        submissionFor(eventKey),
      ]
      for (const submission of [leaving, first, second]) await register(serviceOf(tx), submission)
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      await settle(tx)
      const [offer] = await tx`
        select extract(epoch from offered_until - now())::integer as seconds
        from public.event_registrations where email = ${String(first.email)}`
      expect(offer).toEqual({seconds: 48 * 3600})

      await tx`update public.event_registrations set offered_until = now() - interval '1 second' where status = 'offered'`
      await settle(tx)
      expect(await statusOf(tx, first.email)).toMatchObject({status: 'lapsed'})
      expect(await statusOf(tx, second.email)).toMatchObject({status: 'offered'})
    })
  })

  test('registers whoever takes the offer, once', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 1})
      const [leaving, first] = [submissionFor(eventKey), submissionFor(eventKey)]
      for (const submission of [leaving, first]) await register(serviceOf(tx), submission)
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      await settle(tx)
      const token = await tokenOf(tx, first.email)
      await as(tx, visitor())`select public.accept_place(${token})`
      await as(tx, visitor())`select public.accept_place(${token})`
      expect(await statusOf(tx, first.email)).toMatchObject({status: 'registered'})
      expect(await emailsTo(tx, first.email)).toEqual(
        expect.arrayContaining(['registration-waiting', 'place-offered', 'registration-confirmed']),
      )
    })
  })

  test.each([
    ['is cancelled', {status: 'cancelled'}],
    ['has begun', {starts_at: AT}],
  ])('offers nothing once it %s', async (_, change) => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 1})
      const [leaving, waiting] = [submissionFor(eventKey), submissionFor(eventKey)]
      for (const submission of [leaving, waiting]) await register(serviceOf(tx), submission)
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      await tx`update public.content_items set ${tx(change)} where key = ${eventKey}`
      await settle(tx)
      expect(await statusOf(tx, waiting.email)).toMatchObject({status: 'waiting'})
    })
  })

  test('that becomes smaller removes nobody, and that becomes larger offers its places', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 2})
      await fill(tx, eventKey, 3)
      await tx`update public.content_items set capacity = 1 where key = ${eventKey}`
      await settle(tx)
      const statuses = async () =>
        (
          await tx`select status from public.event_registrations where event_key = ${eventKey} order by status`
        ).map(({status}) => String(status))
      expect(await statuses()).toEqual(['registered', 'registered', 'waiting'])
      await tx`update public.content_items set capacity = 3 where key = ${eventKey}`
      await settle(tx)
      expect(await statuses()).toEqual(['offered', 'registered', 'registered'])
    })
  })
})
