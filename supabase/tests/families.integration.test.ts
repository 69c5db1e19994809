import {randomUUID} from 'node:crypto'
import {parentalConsent} from '@site/schemas/consents'
import {groupSizeRange} from '@site/schemas/requests/registration-ranges'
import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack} from './database.ts'
import {
  addRegistrableEvent,
  child,
  emailsTo,
  emailTo,
  placesLeft,
  register,
  serviceOf,
  updatePlaces,
  statusOf,
  submissionFor,
  textOf,
  tokenOf,
} from './registrations.ts'

describe('a family', () => {
  const family = (eventKey: string, size: number) => {
    const group = {id: randomUUID(), size}
    const email = submissionFor(eventKey).email
    return (runner: ReturnType<typeof child>) => submissionFor(eventKey, {kind: 'race', group, email, runner})
  }

  test('holds places for all its members and gets one email at the end', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race', capacity: 3})
      const member = family(eventKey, 2)
      const first = member(child('Ąžuolas'))
      expect(await register(serviceOf(tx), first)).toMatchObject({status: 'registered'})
      expect(await emailsTo(tx, first.email)).toEqual([])

      const other = submissionFor(eventKey, {
        kind: 'race',
        runner: child('Jonas', {category: 'adult', age: null}),
      })
      expect(await register(serviceOf(tx), other)).toMatchObject({status: 'registered'})
      const late = submissionFor(eventKey, {
        kind: 'race',
        runner: child('Petras', {category: 'adult', age: null}),
      })
      expect(await register(serviceOf(tx), late)).toMatchObject({status: 'waiting'})

      expect(await register(serviceOf(tx), member(child('Gintarė')))).toMatchObject({status: 'registered'})
      expect(await emailsTo(tx, first.email)).toEqual(['registration-confirmed'])
      const [mail] =
        await tx`select data -> 'runners' as runners from public.email_outbox where recipient = ${String(first.email)}`
      expect(mail?.runners).toMatchObject([{firstName: 'Ąžuolas'}, {firstName: 'Gintarė'}])
    })
  })

  test('whose parent runs too has one registration, one email and a runner for each, who may leave alone', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race', capacity: 9})
      const member = family(eventKey, 2)
      const first = member(child('Ąžuolas'))
      await register(serviceOf(tx), first)
      const parent = {category: 'adult', firstName: 'Rasa', lastName: 'Rasaitė', emergencyContact: 'Tomas'}
      await register(serviceOf(tx), submissionFor(eventKey, {...first, runner: parent}))
      expect(await emailsTo(tx, first.email)).toEqual(['registration-confirmed'])
      expect(await statusOf(tx, first.email)).toEqual({status: 'registered', seats: 2})
      expect(await placesLeft(tx, eventKey)).toBe(7)
      const runners = await tx<{id: string}[]>`
        select runner.id, category, runner.first_name, age, emergency_contact, is_repeated
        from public.race_registrations as runner
        join public.event_registrations as registration on registration.id = runner.registration_id
        left join public.race_health_notes as notes on notes.race_registration_id = runner.id
        where registration.event_key = ${eventKey} order by runner.created_at`
      expect(runners).toMatchObject([
        {category: 'child', first_name: 'Ąžuolas', age: 8, emergency_contact: null},
        {category: 'adult', first_name: 'Rasa', age: null, emergency_contact: 'Tomas', is_repeated: false},
      ])
      const token = await tokenOf(tx, first.email)
      await as(tx, visitor())`select public.cancel_registration(${token}, ${[runners[1]?.id ?? '']})`
      expect(await statusOf(tx, first.email)).toEqual({status: 'registered', seats: 1})
      expect(await placesLeft(tx, eventKey)).toBe(8)
    })
  })

  test('that does not fit waits as a whole', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race', capacity: 1})
      const member = family(eventKey, 2)
      expect(await register(serviceOf(tx), member(child('Ąžuolas')))).toMatchObject({status: 'waiting'})
      expect(await register(serviceOf(tx), member(child('Gintarė')))).toMatchObject({status: 'waiting'})
      expect(await tx`select seats from public.event_registrations where event_key = ${eventKey}`).toEqual([
        {seats: 2},
      ])
    })
  })

  test('frees the places of members who do not follow in 15 minutes', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race', capacity: 3})
      const first = family(eventKey, 3)(child('Ąžuolas'))
      await register(serviceOf(tx), first)
      await tx`
        update public.event_registrations set held_until = now() - interval '1 second' where event_key = ${eventKey}`
      await updatePlaces(tx)
      expect(await statusOf(tx, first.email)).toEqual({status: 'registered', seats: 1})
      expect(await emailsTo(tx, first.email)).toEqual(['registration-confirmed'])
    })
  })

  test('cannot be joined by somebody else', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const member = family(eventKey, 2)
      await register(serviceOf(tx), member(child('Ąžuolas')))
      const stranger = {...member(child('Svetimas')), email: 'stranger@example.test'}
      await expect(register(serviceOf(tx), stranger)).rejects.toMatchObject({code: 'PT409'})
    })
  })

  test.each(['lapsed', 'cancelled'])(
    'whose status is %s needs places for all its members when another one joins',
    async (status) => {
      await rolledBack(async (tx) => {
        const eventKey = await addRegistrableEvent(tx, {kind: 'race', capacity: 3})
        const member = family(eventKey, 2)
        const first = member(child('Ąžuolas'))
        await register(serviceOf(tx), first)
        await register(serviceOf(tx), member(child('Gintarė')))
        await tx`update public.event_registrations set status = ${status}`
        const other = submissionFor(eventKey, {kind: 'race', runner: child('Jonas')})
        await register(serviceOf(tx), other)
        await expect(
          tx.savepoint(() => register(serviceOf(tx), member(child('Lukas')))),
        ).rejects.toMatchObject({code: 'PT409', detail: 'event_full'})
        await tx`update public.content_items set capacity = 4 where key = ${eventKey}`
        expect(await register(serviceOf(tx), member(child('Lukas')))).toMatchObject({status: 'registered'})
        expect(await statusOf(tx, first.email)).toEqual({status: 'registered', seats: 3})
      })
    },
  )

  test('may be as large as a form allows within the limits of an hour', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const member = family(eventKey, groupSizeRange.max)
      const {email} = member(child('Ąžuolas'))
      const hashes = {emailHash: 'a'.repeat(64)}
      for (let n = 0; n < groupSizeRange.max; n += 1)
        await register(serviceOf(tx), member(child('Ąžuolas')), hashes)
      expect(await statusOf(tx, email)).toEqual({status: 'registered', seats: groupSizeRange.max})
    })
  })

  test('has at most 20 members', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      await tx`update private.rate_limits set per_email = 100, per_network = 100`
      const member = family(eventKey, 20)
      for (let n = 0; n < 20; n += 1) await register(serviceOf(tx), member(child('Ąžuolas')))
      await expect(register(serviceOf(tx), member(child('Lukas')))).rejects.toMatchObject({
        code: 'PT400',
        detail: 'bad_request',
      })
    })
  })

  test('is asked for a consent that is missing, and gives it by its link', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const submission = submissionFor(eventKey, {
        kind: 'race',
        runner: child('Ąžuolas', {parentConsent: false}),
      })
      await register(serviceOf(tx), submission)
      const token = await tokenOf(tx, submission.email)
      const show = async () =>
        (await as(tx, visitor())`select public.show_registration(${token}) as shown`)[0]?.shown
      expect(await show()).toMatchObject({runners: [{firstName: 'Ąžuolas', needsConsent: true}]})
      await as(tx, visitor())`select public.give_parental_consent(${token}, ${parentalConsent.lt})`
      expect(await show()).toMatchObject({runners: [{firstName: 'Ąžuolas', needsConsent: false}]})
      expect(
        await tx`
          select consent.given_by, consent.wording from public.race_consents as consent
          join public.race_registrations as runner on runner.id = consent.race_registration_id
          join public.event_registrations as registration on registration.id = runner.registration_id
          where registration.event_key = ${eventKey}`,
      ).toEqual([{given_by: 'Rasa Rasaitė', wording: parentalConsent.lt}])
    })
  })

  describe('of a large size', () => {
    const names = Array.from({length: 30}, (_, n) => `Vaikas${'abcdefghijklmnopqrstuvwxyzABCD'[n]}`)

    test.each([
      [2, 5],
      [20, 23],
    ])('of %i members takes %i requests, also when some have cancelled', async (size, most) => {
      await rolledBack(async (tx) => {
        const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
        const member = family(eventKey, size)
        const grown = async (n: number) => register(serviceOf(tx), member(child(names[n] ?? '')))
        for (let n = 0; n < size; n += 1) await grown(n)
        const [row] = await tx`select id from public.event_registrations where event_key = ${eventKey}`
        await tx`update public.race_registrations set cancelled_at = now() where registration_id = ${row?.id}`
        for (let n = size; n < most; n += 1) await grown(n)
        await expect(grown(most)).rejects.toMatchObject({code: 'PT429'})
      })
    })

    test('counts in full for its network', async () => {
      await rolledBack(async (tx) => {
        const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
        await tx`update private.rate_limits set per_network = 10 where action = 'send-race-registration'`
        const member = family(eventKey, 12)
        const networkHash = 'ab'.repeat(32)
        for (const name of names.slice(0, 10))
          await register(serviceOf(tx), member(child(name)), {networkHash})
        await expect(register(serviceOf(tx), member(child('Vėlus')), {networkHash})).rejects.toMatchObject({
          code: 'PT429',
        })
      })
    })
  })

  test('can cancel one child, whose place becomes free', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const member = family(eventKey, 2)
      const first = member(child('Ąžuolas'))
      await register(serviceOf(tx), first)
      await register(serviceOf(tx), member(child('Gintarė')))
      const [runner] = await tx`select id from public.race_registrations where first_name = 'Gintarė'`
      const token = await tokenOf(tx, first.email)
      await as(tx, visitor())`select public.cancel_registration(${token}, array[${runner?.id}]::uuid[])`
      expect(await statusOf(tx, first.email)).toEqual({status: 'registered', seats: 1})
      const text = textOf(await emailTo(tx, first.email, 'registration-changed'))
      expect(text).toContain('• Ąžuolas Rasaitė')
      expect(text).not.toContain('Gintarė')
      await as(tx, visitor())`select public.cancel_registration(${token})`
      expect(await statusOf(tx, first.email)).toMatchObject({status: 'cancelled'})
      expect(await emailsTo(tx, first.email)).toContain('registration-cancelled')
    })
  })
})
