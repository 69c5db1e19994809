import {parentalConsent} from '@site/schemas/consents'
import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  addRegistrableEvent,
  child,
  emailsTo,
  emailTo,
  register,
  serviceOf,
  statusOf,
  submissionFor,
  textOf,
  tokenOf,
} from './registrations.ts'

describe('the link in an email', () => {
  const registered = async (tx: Transaction, fields = {}, kind: 'trip' | 'race' = 'trip') => {
    const submission = submissionFor(await addRegistrableEvent(tx, {kind}), {
      kind,
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
        phoneEnding: '111',
        seats: 2,
        specialRequests: null,
      })
      expect(await statusOf(tx, submission.email)).toEqual({status: 'requested', seats: 2})
    })
  })

  test('is told to the person when it changes a name or the places, and not otherwise', async () => {
    await rolledBack(async (tx) => {
      const {submission, token} = await registered(tx)
      const change = (changes: object) =>
        as(
          tx,
          visitor(),
        )`select public.change_registration(${token}, ${JSON.stringify(changes)}::text::jsonb)`
      await change({firstName: 'Rasa', seats: 4, phone: '029 2018 1111', note: 'Atvyksime vėliau'})
      expect(await emailsTo(tx, submission.email)).toEqual(['registration-requested'])
      await change({firstName: 'Kita'})
      expect(textOf(await emailTo(tx, submission.email, 'registration-changed'))).toContain('Vietų: 4')
      await change({seats: 3})
      expect(textOf(await emailTo(tx, submission.email, 'registration-changed'))).toContain('Vietų: 3')
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

  test.each([
    ['an empty name', {firstName: ''}],
    ['a name of two lines', {lastName: 'Rasaitė\nRasienė'}],
    ['a name that is too long', {firstName: 'a'.repeat(101)}],
    ['a phone that is too long', {phone: '1'.repeat(41)}],
    ['a note that is too long', {note: 'a'.repeat(1001)}],
    ['a request that is too long', {specialRequests: 'a'.repeat(1001)}],
    ['places that are no number', {seats: 'daug'}],
    ['more places than there are numbers', {seats: 1e12}],
    ['runners that are no list', {runners: {}}],
  ])('refuses %s without showing what is stored', async (_, changes) => {
    await rolledBack(async (tx) => {
      const {submission, token} = await registered(tx)
      const change = tx.savepoint((part) => {
        const caller = as(part, visitor())
        return caller`select public.change_registration(${token}, ${JSON.stringify(changes)}::text::jsonb)`
      })
      const refusal = await change.then(String, (error: unknown) => error)
      expect(refusal).toMatchObject({code: 'PT400', detail: 'bad_request'})
      expect(JSON.stringify(refusal)).not.toContain(submission.email)
      expect(await statusOf(tx, submission.email)).toEqual({status: 'requested', seats: 4})
    })
  })

  test.each([{age: 3}, {age: 'x'}, {id: 'x'}, {firstName: ''}])(
    'refuses of a child %j without showing what is stored',
    async (change) => {
      await rolledBack(async (tx) => {
        const {token} = await registered(tx, {seats: 1, runner: child('Ąžuolas')}, 'race')
        const caller = as(tx, visitor())
        const [row] = await caller<{id: string}>`
          select public.show_registration(${token}) #>> '{runners,0,id}' as id`
        const changes = JSON.stringify({runners: [{id: row?.id, ...change}]})
        await expect(
          caller`select public.change_registration(${token}, ${changes}::text::jsonb)`,
        ).rejects.toMatchObject({code: 'PT400', detail: 'bad_request'})
      })
    },
  )

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

  test.each([
    ['+44 29 2018 0123', '123'],
    [null, null],
  ])('shows of the phone %j only %j', async (phone, phoneEnding) => {
    await rolledBack(async (tx) => {
      const {token} = await registered(tx, {phone})
      const [row] = await as(tx, visitor())`select public.show_registration(${token}) as shown`
      expect(row?.shown).toMatchObject({phoneEnding})
      expect(row?.shown).not.toHaveProperty('phone')
    })
  })

  test('tells a child’s age to the organisers alone, and keeps what is not corrected', async () => {
    await rolledBack(async (tx) => {
      const {submission, token} = await registered(tx, {seats: 1, runner: child('Ąžuolas', {age: 8})}, 'race')
      const caller = as(tx, visitor())
      const [row] = await caller<{shown: {runners: {id: string}[]}}>`
        select public.show_registration(${token}) as shown`
      const id = row?.shown.runners[0]?.id
      expect(row?.shown.runners).toEqual([
        {
          id,
          category: 'child',
          firstName: 'Ąžuolas',
          lastName: 'Rasaitė',
          needsConsent: false,
          hasHealthNotes: false,
        },
      ])
      const emails = await tx`
        select recipient = 'organisers@example.test' as to_organisers, data #> '{runners,0,age}' as age
        from public.email_outbox where created_at = now() order by 1`
      expect(emails).toEqual([
        {to_organisers: false, age: null},
        {to_organisers: true, age: 8},
      ])
      const changes = JSON.stringify({runners: [{id, firstName: 'Ąžuolėlis'}]})
      await caller`select public.change_registration(${token}, ${changes}::text::jsonb)`
      expect(
        await tx`
          select runner.first_name, runner.age, registration.phone from public.race_registrations as runner
          join public.event_registrations as registration on registration.id = runner.registration_id
          where registration.email = ${String(submission.email)}`,
      ).toEqual([{first_name: 'Ąžuolėlis', age: 8, phone: '+442920180000'}])
    })
  })

  test('changed again and again by somebody it was forwarded to still cancels', async () => {
    await rolledBack(async (tx) => {
      const {submission, token} = await registered(tx)
      const change = (note: number) => {
        const changes = JSON.stringify({note: `Labas ${note}`})
        return as(tx, visitor())`select public.change_registration(${token}, ${changes}::text::jsonb)`
      }
      for (let n = 0; n < 60; n += 1) await change(n)
      await expect(change(60)).rejects.toMatchObject({code: 'PT429'})
      await as(tx, visitor())`select public.cancel_registration(${token})`
      expect(await statusOf(tx, submission.email)).toMatchObject({status: 'cancelled'})
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
