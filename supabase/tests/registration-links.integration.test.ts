import {parentalConsent} from '@site/schemas/requests/parental-consent'
import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  addRegistrableEvent,
  child,
  register,
  serviceOf,
  statusOf,
  submissionFor,
  tokenOf,
} from './registrations.ts'

describe('the link in an email', () => {
  const registered = async (tx: Transaction, fields = {}) => {
    const submission = submissionFor(await addRegistrableEvent(tx, {kind: 'trip'}), {
      kind: 'trip',
      seats: 4,
      ...fields,
    })
    await register(serviceOf(tx), submission)
    return {submission, token: await tokenOf(tx, submission.email)}
  }

  test('corrects what was sent and lowers the number of places', async () => {
    await rolledBack(async (tx) => {
      const {submission, token} = await registered(tx)
      const changes = JSON.stringify({
        firstName: 'Rasutė',
        phone: '029 2018 1111',
        seats: 2,
        specialRequests: null,
      })
      const [row] = await as(
        tx,
        visitor(),
      )`select public.change_registration(${token}, ${changes}::text::jsonb) as shown`
      expect(row?.shown).toMatchObject({
        firstName: 'Rasutė',
        phone: '029 2018 1111',
        seats: 2,
        specialRequests: null,
      })
      expect(await statusOf(tx, submission.email)).toEqual({status: 'requested', seats: 2})
    })
  })

  test.each([0, 5])('does not change 4 places to %i', async (seats) => {
    await rolledBack(async (tx) => {
      const {token} = await registered(tx)
      await expect(
        as(
          tx,
          visitor(),
        )`select public.change_registration(${token}, ${JSON.stringify({seats})}::text::jsonb)`,
      ).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test('changes nothing once the registration has ended', async () => {
    await rolledBack(async (tx) => {
      const {token} = await registered(tx)
      await as(tx, visitor())`select public.cancel_registration(${token})`
      await expect(as(tx, visitor())`select public.cancel_registration(${token})`).rejects.toMatchObject({
        code: 'PT409',
        detail: 'registration_ended',
      })
    })
  })

  test.each([
    [{status: 'changed'}, {state: 'changed', path: '/begimas', dateToBeConfirmed: false}],
    [{date_to_be_confirmed: true}, {state: 'scheduled', path: '/begimas', dateToBeConfirmed: true}],
    [{removed_at: '2026-01-01T00:00:00Z'}, {state: 'removed', path: null, dateToBeConfirmed: false}],
    [
      {removed_at: '2026-01-01T00:00:00Z', status: 'cancelled'},
      {state: 'cancelled', path: null},
    ],
    [{status: 'cancelled'}, {state: 'cancelled', path: '/begimas', dateToBeConfirmed: false}],
  ])('says of an event that has become %j', async (change, event) => {
    await rolledBack(async (tx) => {
      const {submission, token} = await registered(tx)
      await tx`update public.content_items set ${tx(change)} where key = ${String(submission.eventKey)}`
      const [row] = await as(tx, visitor())`select public.show_registration(${token}) as shown`
      expect(row?.shown).toMatchObject({event})
    })
  })

  test('changes nothing any more once the event is cancelled', async () => {
    await rolledBack(async (tx) => {
      const {submission, token} = await registered(tx)
      await tx`update public.content_items set status = 'cancelled' where key = ${String(submission.eventKey)}`
      const cancelled = {code: 'PT409', detail: 'event_cancelled'}
      const caller = as(tx, visitor())
      await expect(caller`select public.change_registration(${token}, '{"seats": 1}')`).rejects.toMatchObject(
        cancelled,
      )
      await expect(caller`select public.cancel_registration(${token})`).rejects.toMatchObject(cancelled)
      await expect(caller`select public.accept_place(${token})`).rejects.toMatchObject(cancelled)
      await expect(
        caller`select public.give_parental_consent(${token}, ${parentalConsent.lt})`,
      ).rejects.toMatchObject(cancelled)
    })
  })

  test('that was guessed leads nowhere', async () => {
    await rolledBack(async (tx) => {
      await expect(
        as(tx, visitor())`select public.show_registration('0123456789abcdef')`,
      ).rejects.toMatchObject({
        code: 'PT404',
      })
    })
  })

  test('never shows health notes', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const runner = child('Ąžuolas', {medicalConditions: 'Astma'})
      const submission = submissionFor(eventKey, {kind: 'race', runner})
      await register(serviceOf(tx), submission)
      const token = await tokenOf(tx, submission.email)
      const [row] = await as(tx, visitor())`select public.show_registration(${token}) as shown`
      expect(row?.shown).toMatchObject({runners: [{hasHealthNotes: true}]})
      expect(JSON.stringify(row?.shown)).not.toContain('Astma')
      const emails = await tx`select data::text as data from public.email_outbox where created_at = now()`
      expect(emails).not.toEqual([])
      expect(emails.filter(({data}) => String(data).includes('Astma'))).toEqual([])
    })
  })
})
