import {array, assert, asyncProperty, constantFrom, integer, oneof} from 'fast-check'
import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {makeAdmin, signUp} from './people.ts'
import {
  addRegistrableEvent,
  AT,
  emailsTo,
  fill,
  placesLeft,
  register,
  serviceOf,
  updatePlaces,
  statusOf,
  submissionFor,
  tokenOf,
} from './registrations.ts'

const minutesOffered = async (tx: Transaction, email: unknown) => {
  const [offer] = await tx<{minutes: number}[]>`
    select extract(epoch from offered_until - now())::integer / 60 as minutes
    from public.event_registrations where email = ${String(email)}`
  return offer?.minutes
}

type Submission = ReturnType<typeof submissionFor>

async function cancelFirst(tx: Transaction, sent: Submission[]): Promise<void> {
  const first = sent.shift()
  if (first) await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, first.email)})`
}

/** What is about to be offered is not known, and promises nothing. */
async function registerAsPromised(tx: Transaction, eventKey: string, seats: number): Promise<Submission> {
  const left = await placesLeft(tx, eventKey)
  const submission = submissionFor(eventKey, {seats})
  const answer = await register(serviceOf(tx), submission)
  const promised = Number(left) >= seats ? 'registered' : 'waiting'
  expect(answer?.status).toBe(left === null ? answer?.status : promised)
  return submission
}

describe('a full event', () => {
  test('has a waiting list, whose first are offered free places', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 3})
      const leaving = submissionFor(eventKey, {seats: 2})
      const [first, second] = [submissionFor(eventKey, {seats: 2}), submissionFor(eventKey)]
      await register(serviceOf(tx), leaving)
      await fill(tx, eventKey, 1)
      expect(await register(serviceOf(tx), first)).toMatchObject({status: 'waiting'})
      expect(await register(serviceOf(tx), second)).toMatchObject({status: 'waiting'})

      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      await updatePlaces(tx)
      expect(await statusOf(tx, first.email)).toMatchObject({status: 'offered'})
      expect(await statusOf(tx, second.email)).toMatchObject({status: 'waiting'})
      expect(await emailsTo(tx, first.email)).toContain('place-offered')
    })
  })

  test('says how many places are left, and takes exactly as many, whatever came before', async () => {
    await assert(
      asyncProperty(
        integer({min: 1, max: 12}),
        array(oneof(integer({min: 1, max: 4}), constantFrom('cancel', 'update')), {maxLength: 8}),
        async (capacity, steps) => {
          await rolledBack(async (tx) => {
            const eventKey = await addRegistrableEvent(tx, {capacity})
            const sent: Submission[] = []
            for (const step of steps) {
              if (step === 'update') await updatePlaces(tx)
              else if (step === 'cancel') await cancelFirst(tx, sent)
              else sent.push(await registerAsPromised(tx, eventKey, step))
            }
          })
        },
      ),
      {numRuns: 20},
    )
  })

  test('says it to anybody for events with a limit, and for no others', async () => {
    await rolledBack(async (tx) => {
      const limited = await addRegistrableEvent(tx, {capacity: 30})
      expect(await placesLeft(tx, limited)).toBe(10)
      expect(await placesLeft(tx, await addRegistrableEvent(tx, {capacity: null}))).toBeUndefined()
      expect(await placesLeft(tx, 'no-such-event')).toBeUndefined()
      await tx`update public.content_items set removed_at = now() where key = ${limited}`
      expect(await placesLeft(tx, limited)).toBeUndefined()
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

  test.each([
    ['5 days before it', {starts_at: '2026-03-06T12:00:00Z'}, 48 * 60],
    ['3 days before it', {starts_at: '2026-03-04T12:00:00Z'}, 12 * 60],
    ['20 hours before it', {starts_at: '2026-03-02T08:00:00Z'}, 2 * 60],
    ['an hour before it', {starts_at: '2026-03-01T13:00:00Z'}, 60],
    ['20 hours before registration closes', {registration_closes_at: '2026-03-02T08:00:00Z'}, 2 * 60],
    ['an hour before registration closes', {registration_closes_at: '2026-03-01T13:00:00Z'}, 60],
    ['while its date is to be confirmed', {starts_at: AT, date_to_be_confirmed: true}, 48 * 60],
  ])('offers a place, %s, for as long as there is time, then to the next', async (_, change, minutes) => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 1})
      const [leaving, first, second] = [
        submissionFor(eventKey),
        submissionFor(eventKey),
        submissionFor(eventKey),
      ]
      for (const submission of [leaving, first, second]) await register(serviceOf(tx), submission)
      await tx`update public.content_items set ${tx(change)} where key = ${eventKey}`
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      await updatePlaces(tx)
      expect(await minutesOffered(tx, first.email)).toBe(minutes)
      await tx`update public.email_outbox set status = 'sent', sent_at = now() where recipient = ${String(first.email)}`

      await tx`update public.event_registrations set offered_until = now() - interval '1 second' where status = 'offered'`
      await updatePlaces(tx)
      expect(await statusOf(tx, first.email)).toMatchObject({status: 'lapsed'})
      expect(await statusOf(tx, second.email)).toMatchObject({status: 'offered'})
    })
  })

  test('ends an offer when it begins, though that was moved since', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 0})
      const waiting = submissionFor(eventKey)
      await register(serviceOf(tx), waiting)
      await tx`update public.content_items set capacity = 1 where key = ${eventKey}`
      await updatePlaces(tx)
      await tx`update public.content_items set starts_at = ${AT}::timestamptz + interval '3 hours' where key = ${eventKey}`
      await updatePlaces(tx)
      expect(await minutesOffered(tx, waiting.email)).toBe(180)
      await updatePlaces(tx, '2026-03-01T15:00:00Z')
      expect(await statusOf(tx, waiting.email)).toMatchObject({status: 'lapsed'})
      const accept = as(tx, visitor())`select public.accept_place(${await tokenOf(tx, waiting.email)})`
      await expect(accept).rejects.toMatchObject({code: 'PT409', detail: 'registration_ended'})
    })
  })

  test('registers whoever takes the offer, once', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 1})
      const [leaving, first] = [submissionFor(eventKey), submissionFor(eventKey)]
      for (const submission of [leaving, first]) await register(serviceOf(tx), submission)
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      await updatePlaces(tx)
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
    ['takes no more registrations', {registration_closes_at: AT}],
  ])('offers nothing once it %s', async (_, change) => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 1})
      const [leaving, waiting] = [submissionFor(eventKey), submissionFor(eventKey)]
      for (const submission of [leaving, waiting]) await register(serviceOf(tx), submission)
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, leaving.email)})`
      await tx`update public.content_items set ${tx(change)} where key = ${eventKey}`
      await updatePlaces(tx)
      expect(await statusOf(tx, waiting.email)).toMatchObject({status: 'waiting'})
    })
  })

  test('that becomes smaller removes nobody, and that becomes larger offers its places', async () => {
    await rolledBack(async (tx) => {
      const eventKey = await addRegistrableEvent(tx, {capacity: 2})
      await fill(tx, eventKey, 3)
      await tx`update public.content_items set capacity = 1 where key = ${eventKey}`
      await updatePlaces(tx)
      const statuses = async () =>
        (
          await tx`select status from public.event_registrations where event_key = ${eventKey} order by status`
        ).map(({status}) => String(status))
      expect(await statuses()).toEqual(['registered', 'registered', 'waiting'])
      await tx`update public.content_items set capacity = 3 where key = ${eventKey}`
      await updatePlaces(tx)
      expect(await statuses()).toEqual(['offered', 'registered', 'registered'])
    })
  })
})

describe('a group at the head of a waiting list', () => {
  /** A full event, with a group of three before two people. */
  const withGroup = async (tx: Transaction) => {
    const eventKey = await addRegistrableEvent(tx, {capacity: 4})
    const leaving = Array.from({length: 4}, () => submissionFor(eventKey))
    const [group, single, other] = [
      submissionFor(eventKey, {seats: 3}),
      submissionFor(eventKey),
      submissionFor(eventKey),
    ]
    for (const submission of [...leaving, group, single, other]) await register(serviceOf(tx), submission)
    /** One more place becomes free. */
    const free = async () => {
      const email = leaving.pop()?.email
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, email)})`
      await updatePlaces(tx)
    }
    return {eventKey, group, single, other, free}
  }

  const endCollecting = async (tx: Transaction, eventKey: string) => {
    await tx`
      update public.event_registrations set collects_until = now()
      where event_key = ${eventKey} and collects_until is not null`
    await updatePlaces(tx)
  }

  test('collects places, which neither those behind it nor newcomers get', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, group, single, free} = await withGroup(tx)
      await free()
      await free()
      const [row] = await tx<{hours: number}[]>`
        select extract(epoch from collects_until - now())::integer / 3600 as hours
        from public.event_registrations where email = ${String(group.email)}`
      expect(row?.hours).toBe(48)
      expect(await statusOf(tx, single.email)).toMatchObject({status: 'waiting'})
      expect(await register(serviceOf(tx), submissionFor(eventKey))).toMatchObject({status: 'waiting'})
      await free()
      expect(await statusOf(tx, group.email)).toMatchObject({status: 'offered'})
      expect(await statusOf(tx, single.email)).toMatchObject({status: 'waiting'})
    })
  })

  test('lets others have them once its time is over, and keeps its turn', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, group, single, other, free} = await withGroup(tx)
      await free()
      await endCollecting(tx, eventKey)
      expect(await statusOf(tx, single.email)).toMatchObject({status: 'offered'})
      await tx`update public.content_items set capacity = 7 where key = ${eventKey}`
      await updatePlaces(tx)
      expect(await statusOf(tx, group.email)).toMatchObject({status: 'offered'})
      expect(await statusOf(tx, other.email)).toMatchObject({status: 'waiting'})
    })
  })

  test('collects nothing if it is larger than the event', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, single, free} = await withGroup(tx)
      await tx`update public.content_items set capacity = 2 where key = ${eventKey}`
      await free()
      await free()
      await free()
      expect(await statusOf(tx, single.email)).toMatchObject({status: 'offered'})
    })
  })

  test('collects no more when it has gone', async () => {
    await rolledBack(async (tx) => {
      const {group, single, free} = await withGroup(tx)
      await free()
      await as(tx, visitor())`select public.cancel_registration(${await tokenOf(tx, group.email)})`
      await updatePlaces(tx)
      expect(await statusOf(tx, single.email)).toMatchObject({status: 'offered'})
    })
  })

  test('collects once more when it was moved up again', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, group, other, free} = await withGroup(tx)
      await free()
      await endCollecting(tx, eventKey)
      const [row] = await tx<{id: string}[]>`
        select id from public.event_registrations where email = ${String(group.email)}`
      await as(
        tx,
        await makeAdmin(tx, await signUp(tx)),
      )`select public.move_registration_up(${row?.id ?? ''}, 'Vaikų choras')`
      await free()
      expect(await statusOf(tx, other.email)).toMatchObject({status: 'waiting'})
    })
  })
})

describe('moving up', () => {
  /** The third in the list, behind a member whom somebody moved up already. */
  const last = async (tx: Transaction) => {
    const eventKey = await addRegistrableEvent(tx, {capacity: 0})
    const submissions = Array.from({length: 3}, () => submissionFor(eventKey))
    for (const submission of submissions) await register(serviceOf(tx), submission)
    const ids = await tx<{id: string}[]>`
      select id from public.event_registrations where event_key = ${eventKey} order by waiting_since`
    return {eventKey, submissions, ids: ids.map(({id}) => id), caller: await makeAdmin(tx, await signUp(tx))}
  }

  test('puts somebody before all who were moved up before', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, submissions, ids, caller} = await last(tx)
      for (const id of [ids[1], ids[2]])
        await as(tx, caller)`select public.move_registration_up(${id ?? ''}, 'Padeda organizuoti')`
      await tx`update public.content_items set capacity = 1 where key = ${eventKey}`
      await updatePlaces(tx)
      expect(await statusOf(tx, submissions[2]?.email)).toMatchObject({status: 'offered'})
      expect(await statusOf(tx, submissions[1]?.email)).toMatchObject({status: 'waiting'})
    })
  })

  test('is logged with its reason', async () => {
    await rolledBack(async (tx) => {
      const {eventKey, ids, caller} = await last(tx)
      await as(tx, caller)`select public.move_registration_up(${ids[2] ?? ''}, 'Padeda organizuoti')`
      const logged = await tx`
        select action, details from public.audit_log where subject_id = ${ids[2] ?? ''}`
      expect(logged).toEqual([
        {action: 'registration_moved_up', details: {event: eventKey, reason: 'Padeda organizuoti'}},
      ])
    })
  })

  test.each(['', ' ', 'a'.repeat(201), 'Dvi\neilutės', null])('needs a reason: %j', async (reason) => {
    await rolledBack(async (tx) => {
      const {ids, caller} = await last(tx)
      await expect(
        as(tx, caller)`select public.move_registration_up(${ids[2] ?? ''}, ${reason})`,
      ).rejects.toMatchObject({code: 'PT400', detail: 'bad_request'})
    })
  })
})
