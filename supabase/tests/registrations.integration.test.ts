import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor, type Caller} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {makeAdmin, signUp} from './people.ts'
import {addRegistrableEvent, AT, child, register, submissionFor} from './registrations.ts'

const serviceOf = (tx: Transaction) => as(tx, service)

const emailsTo = async (tx: Transaction, email: unknown) => {
  const rows = await tx<{template: string}[]>`
    select template from public.email_outbox where recipient = ${String(email)} order by created_at, template`
  return rows.map(({template}) => template)
}

/** The token of the newest link that was mailed to the person. */
async function tokenOf(tx: Transaction, email: unknown): Promise<string> {
  const [mail] = await tx<{token: string}[]>`
    select data ->> 'token' as token from public.email_outbox
    where recipient = ${String(email)} order by created_at desc limit 1`
  return mail?.token ?? ''
}

const statusOf = async (tx: Transaction, email: unknown) => {
  const [row] = await tx<{status: string; seats: number}[]>`
    select status, seats from public.event_registrations where email = ${String(email)}`
  return row
}

const settle = (tx: Transaction, at = AT) => serviceOf(tx)`select public.settle_events(${at})`

async function fill(tx: Transaction, eventKey: string, count: number) {
  for (let n = 0; n < count; n += 1) await register(serviceOf(tx), submissionFor(eventKey))
}

describe('a registration', () => {
  test('is stored with its emails', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx)
      const submission = submissionFor(eventKey, {seats: 4, note: 'Ateisime su vežimėliu.'})
      expect(await register(serviceOf(tx), submission)).toEqual({ok: true, status: 'registered'})
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
      expect(await tx`select passengers, special_requests from public.bus_registrations`).toEqual([
        {passengers: 3, special_requests: 'Vaikiška kėdutė'},
      ])
    })
  })

  test('without an event is for the next one that takes registrations of its kind', async () => {
    await rolledBack(async (tx) => {
      await tx`update public.content_items set registration_kind = null`
      await addRegistrableEvent(tx, {kind: 'race', isOpen: false, startsAt: '2026-03-02T10:00:00Z'})
      const next = await addRegistrableEvent(tx, {kind: 'race', startsAt: '2026-04-02T10:00:00Z'})
      await addRegistrableEvent(tx, {kind: 'race', startsAt: '2026-05-02T10:00:00Z'})
      const runner = {category: 'adult', firstName: 'Rasa', lastName: 'Rasaitė'}
      await register(serviceOf(tx), submissionFor(null, {kind: 'race', runner}))
      expect(await tx`select event_key from public.event_registrations`).toEqual([{event_key: next}])
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

  test('that looks sent by a program is kept', async () => {
    await rolledBack(async (tx) => {
      const submission = submissionFor(await addRegistrableEvent(tx))
      await register(serviceOf(tx), submission, {isSuspected: true})
      expect(await tx`select is_suspected from public.event_registrations`).toEqual([{is_suspected: true}])
    })
  })

  test('is limited per email address', async () => {
    await rolledBack(async (tx) => {
      await tx`update private.rate_limits set per_email = 2 where action = 'register-for-event'`
      const submission = submissionFor(await addRegistrableEvent(tx))
      await register(serviceOf(tx), submission)
      await register(serviceOf(tx), submission)
      await expect(register(serviceOf(tx), submission)).rejects.toMatchObject({code: 'PT429'})
    })
  })
})

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

  test('that does not fit waits as a whole', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race', capacity: 1})
      const member = family(eventKey, 2)
      expect(await register(serviceOf(tx), member(child('Ąžuolas')))).toMatchObject({status: 'waiting'})
      expect(await register(serviceOf(tx), member(child('Gintarė')))).toMatchObject({status: 'waiting'})
      expect(await tx`select seats from public.event_registrations`).toEqual([{seats: 2}])
    })
  })

  test('frees the places of members who do not follow in 15 minutes', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race', capacity: 3})
      const first = family(eventKey, 3)(child('Ąžuolas'))
      await register(serviceOf(tx), first)
      await tx`update public.event_registrations set held_until = now() - interval '1 second'`
      await settle(tx)
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
      await as(tx, visitor())`select public.give_parental_consent(${token}, 'Sutinku.')`
      expect(await show()).toMatchObject({runners: [{firstName: 'Ąžuolas', needsConsent: false}]})
      expect(await tx`select given_by, wording from public.race_consents`).toEqual([
        {given_by: 'Rasa Rasaitė', wording: 'Sutinku.'},
      ])
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
      await as(tx, visitor())`select public.cancel_registration(${token})`
      expect(await statusOf(tx, first.email)).toMatchObject({status: 'cancelled'})
      expect(await emailsTo(tx, first.email)).toContain('registration-cancelled')
    })
  })
})

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
      const emails = await tx`select data::text as data from public.email_outbox`
      expect(emails.filter(({data}) => String(data).includes('Astma'))).toEqual([])
    })
  })
})

describe('admins', () => {
  const requested = async (tx: Transaction) => {
    const eventKey = await addRegistrableEvent(tx, {kind: 'trip', capacity: 4})
    const submission = submissionFor(eventKey, {kind: 'trip', seats: 4})
    await register(serviceOf(tx), submission)
    const [row] = await tx<
      {id: string}[]
    >`select id from public.event_registrations where event_key = ${eventKey}`
    return {eventKey, submission, id: row?.id ?? ''}
  }
  const admin = async (tx: Transaction): Promise<Caller> => makeAdmin(tx, await signUp(tx))

  test.each([
    [true, 'registered', 'registration-confirmed'],
    [false, 'declined', 'registration-declined'],
  ])('decide on a request (%s)', async (isAccepted, status, template) => {
    await rolledBack(async (tx) => {
      const {submission, id} = await requested(tx)
      await as(tx, await admin(tx))`select public.decide_registration(${id}, ${isAccepted})`
      expect(await statusOf(tx, submission.email)).toMatchObject({status})
      expect(await emailsTo(tx, submission.email)).toContain(template)
      expect(await tx`select action from public.audit_log where subject_id = ${id}`).toEqual([
        {action: `registration_${status}`},
      ])
    })
  })

  test('alone decide, withdraw and move up', async () => {
    await rolledBack(async (tx) => {
      const {id} = await requested(tx)
      const somebody = as(tx, await signUp(tx))
      await expect(somebody`select public.decide_registration(${id}, true)`).rejects.toMatchObject(refused)
      await expect(somebody`select public.withdraw_registration(${id})`).rejects.toMatchObject(refused)
      await expect(somebody`select public.move_registration_up(${id})`).rejects.toMatchObject(refused)
    })
  })

  test('move somebody up in the waiting list', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, id} = await requested(tx)
      const [first, second] = [0, 1].map(() => submissionFor(eventKey, {kind: 'trip', seats: 2}))
      await register(serviceOf(tx), first ?? {})
      await register(serviceOf(tx), second ?? {})
      const [row] = await tx`select id from public.event_registrations where email = ${String(second?.email)}`
      const caller = await admin(tx)
      await as(tx, caller)`select public.move_registration_up(${row?.id})`
      await tx`update public.content_items set capacity = 6 where key = ${eventKey}`
      await settle(tx)
      expect(await statusOf(tx, second?.email)).toMatchObject({status: 'offered'})
      expect(await statusOf(tx, first?.email)).toMatchObject({status: 'waiting'})
      expect(id).not.toBe('')
    })
  })

  test('mark who came, and of two marks the later counts', async () => {
    await rolledBack(async (tx) => {
      const {id} = await requested(tx)
      const caller = await admin(tx)
      const mark = (came: boolean, markedAt: string) =>
        as(
          tx,
          caller,
        )`select public.mark_attendance(${JSON.stringify([{registrationId: id, came, markedAt}])}::text::jsonb)`
      await mark(true, '2026-06-20T10:05:00Z')
      await mark(false, '2026-06-20T10:01:00Z')
      expect(await tx`select came from public.attendance`).toEqual([{came: true}])
      await mark(false, '2026-06-20T10:06:00Z')
      expect(await tx`select came from public.attendance`).toEqual([{came: false}])
    })
  })

  test('write to everybody who is registered, once', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, submission} = await requested(tx)
      const messages = {
        lt: {subject: 'Autobusas', text: 'Renkamės 8 val.'},
        en: {subject: 'The bus', text: 'We meet at 8.'},
      }
      const key = randomUUID()
      const caller = await admin(tx)
      const write = () =>
        as(tx, caller)<{count: number}>`
          select public.message_registrants(
            ${eventKey}, array['requested'], ${JSON.stringify(messages)}::text::jsonb, ${key}
          ) as count`
      expect(await write()).toEqual([{count: 1}])
      await write()
      const mails = await tx`
        select data ->> 'subject' as subject from public.email_outbox
        where recipient = ${String(submission.email)} and template = 'event-message'`
      expect(mails).toEqual([{subject: 'Autobusas'}])
    })
  })

  test('export and erase everything under an email address', async () => {
    await rolledBack(async (tx) => {
      const {submission} = await requested(tx)
      const caller = await admin(tx)
      const address = String(submission.email).toUpperCase()
      const [row] = await as(tx, caller)`select public.export_personal_data(${address}) as data`
      expect(row?.data).toMatchObject({registrations: [{first_name: 'Rasa', trip: {passengers: 4}}]})
      await as(tx, caller)`select public.erase_personal_data(${address})`
      expect(await statusOf(tx, submission.email)).toBeUndefined()
      expect(await emailsTo(tx, submission.email)).toEqual([])
      await expect(
        as(tx, await signUp(tx))`select public.export_personal_data(${address})`,
      ).rejects.toMatchObject(refused)
    })
  })
})

describe('after its time', () => {
  test('health notes go 30 days after the event and the submission, registrations after a year', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
      const runner = child('Ąžuolas', {medicalConditions: 'Astma'})
      await register(serviceOf(tx), submissionFor(eventKey, {kind: 'race', runner}))
      const kept = async () => {
        await serviceOf(tx)`select public.purge_submissions()`
        const [counts] = await tx`
          select (select count(*)::integer from public.race_health_notes) as notes,
            (select count(*)::integer from public.race_consents) as consents,
            (select count(*)::integer from public.event_registrations where event_key = ${eventKey}) as registrations`
        return counts
      }
      await tx`update public.content_items set starts_at = now() - interval '31 days' where key = ${eventKey}`
      expect(await kept()).toEqual({notes: 1, consents: 1, registrations: 1})
      await tx`update public.event_registrations set created_at = now() - interval '31 days'`
      expect(await kept()).toEqual({notes: 0, consents: 0, registrations: 1})
      await tx`update public.event_registrations set created_at = now() - interval '366 days'`
      await tx`update public.content_items set starts_at = now() - interval '366 days' where key = ${eventKey}`
      expect(await kept()).toEqual({notes: 0, consents: 0, registrations: 0})
    })
  })
})
