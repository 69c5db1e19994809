import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, type Caller, refused, visitor} from './callers.ts'
import {rolledBack, type Json, type Transaction} from './database.ts'
import {giveEvent, giveRole, makeAdmin, signUp} from './people.ts'
import {
  addRegistrableEvent,
  emailsTo,
  fill,
  register,
  serviceOf,
  updatePlaces,
  statusOf,
  submissionFor,
} from './registrations.ts'

const start = '2026-06-20T10:00:00Z'
const later = '2026-06-27T10:00:00Z'

/** As `sync-content` writes it, among other fields. */
type Fields = Record<string, Json>

const change = (tx: Transaction, key: string, fields: Fields) =>
  tx`update public.content_items set ${tx(fields)} where key = ${key}`

interface Change {
  id: string
  before: {state: string; startsAt: string | null; place: Json; dateToBeConfirmed: boolean}
  after: Change['before']
  revision: number
}

const openChanges = (tx: Transaction, key: string) => tx<Change[]>`
  select id, before, after, revision from public.event_changes where event_key = ${key} and resolved_at is null`

async function openChange(tx: Transaction, key: string): Promise<Change> {
  const [row, ...others] = await openChanges(tx, key)
  if (!row || others.length > 0) throw new Error(`${key} has ${others.length + (row ? 1 : 0)} open changes`)
  return row
}

/** An event with one registration, whose address is returned too. */
async function registeredEvent(tx: Transaction, options: Parameters<typeof addRegistrableEvent>[1] = {}) {
  const key = await addRegistrableEvent(tx, options)
  const submission = submissionFor(key)
  await register(serviceOf(tx), {...submission, kind: options.kind ?? 'general'})
  return {key, email: String(submission.email)}
}

const messages = {
  lt: {subject: 'Kitas laikas', text: 'Susitinkame 11 val.'},
  en: {subject: 'Another time', text: 'We meet at 11.'},
}

interface Announcement {
  id: string
  revision: number
  statuses?: string[]
  key?: string
}

const announce = (tx: Transaction, caller: Caller, {id, revision, ...options}: Announcement) => {
  const {statuses = ['requested', 'registered', 'offered', 'waiting'], key = randomUUID()} = options
  return as(tx, caller)<{count: number}>`
    select public.announce_event_change(
      ${id}, ${revision}, ${statuses}, ${JSON.stringify(messages)}::text::jsonb, ${key}
    ) as count`
}

const dismiss = (tx: Transaction, caller: Caller, {id, revision}: {id: string; revision: number}) =>
  as(tx, caller)`select public.dismiss_event_change(${id}, ${revision})`

const admin = async (tx: Transaction): Promise<Caller> => makeAdmin(tx, await signUp(tx))

const outdated = {code: 'PT409'}

describe('a change of an event', () => {
  test.each<[string, Fields, Json]>([
    ['is cancelled', {status: 'cancelled'}, {state: 'cancelled'}],
    ['is not published any more', {removed_at: start}, {state: 'removed'}],
    ['moves', {starts_at: later}, {state: 'planned', startsAt: '2026-06-27T10:00:00.000Z'}],
    ['ends at another time', {ends_at: later}, {endsAt: '2026-06-27T10:00:00.000Z'}],
    ['is postponed without a new date', {date_to_be_confirmed: true}, {dateToBeConfirmed: true}],
    [
      'has another place',
      {place: {name: {lt: 'Svonsis', en: 'Swansea'}, address: null}},
      {place: {lt: 'Svonsis', en: 'Swansea', address: null}},
    ],
  ])('is recorded when it %s', async (_, fields, after) => {
    await rolledBack(async (tx) => {
      const {key} = await registeredEvent(tx)
      await change(tx, key, fields)
      expect(await openChange(tx, key)).toMatchObject({
        before: {state: 'planned', startsAt: '2026-06-20T10:00:00.000Z', dateToBeConfirmed: false},
        after,
        revision: 1,
      })
    })
  })

  test.each<[string, Fields]>([
    ['its title, path or capacity', {title_lt: 'Kita', path: '/kita', capacity: 5}],
    ['the remark that something has changed', {status: 'changed'}],
    ['a place without any text', {place: {name: null, address: null}}],
    ['its registration', {registration_opens: false, registration_closes_at: start}],
    ['what it is already', {starts_at: start, status: 'scheduled'}],
  ])('is no matter for an email if it is %s', async (_, fields) => {
    await rolledBack(async (tx) => {
      const {key} = await registeredEvent(tx)
      await change(tx, key, fields)
      expect(await openChanges(tx, key)).toEqual([])
    })
  })

  test('needs nobody told when nobody is registered any more', async () => {
    await rolledBack(async (tx) => {
      const {key} = await registeredEvent(tx)
      await tx`update public.event_registrations set status = 'cancelled' where event_key = ${key}`
      await change(tx, key, {starts_at: later})
      expect(await openChanges(tx, key)).toEqual([])
    })
  })

  test('is recorded when the Content Lake is synced', async () => {
    await rolledBack(async (tx) => {
      const {key} = await registeredEvent(tx)
      const synced = {key, kind: 'event', starts_at: later, date_to_be_confirmed: false}
      await serviceOf(tx)`select public.sync_content_items(${tx.json([synced])})`
      expect(await openChange(tx, key)).toMatchObject({
        before: {startsAt: '2026-06-20T10:00:00.000Z'},
        after: {startsAt: '2026-06-27T10:00:00.000Z'},
      })
    })
  })

  test('adds to the open one, which keeps what was first', async () => {
    await rolledBack(async (tx) => {
      const {key} = await registeredEvent(tx)
      await change(tx, key, {starts_at: later})
      await change(tx, key, {starts_at: '2026-07-04T10:00:00Z'})
      await change(tx, key, {place: {name: {lt: 'Svonsis'}, address: null}})
      expect(await openChange(tx, key)).toMatchObject({
        before: {startsAt: '2026-06-20T10:00:00.000Z', place: {lt: null}},
        after: {startsAt: '2026-07-04T10:00:00.000Z', place: {lt: 'Svonsis'}},
        revision: 3,
      })
    })
  })

  test('is withdrawn when everything is as it was', async () => {
    await rolledBack(async (tx) => {
      const {key} = await registeredEvent(tx)
      await change(tx, key, {starts_at: later})
      await change(tx, key, {status: 'cancelled'})
      await change(tx, key, {status: 'scheduled'})
      expect(await openChange(tx, key)).toMatchObject({after: {state: 'planned'}})
      await change(tx, key, {starts_at: start})
      expect(await openChanges(tx, key)).toEqual([])
    })
  })

  test('does not matter while the event is cancelled', async () => {
    await rolledBack(async (tx) => {
      const {key} = await registeredEvent(tx)
      await change(tx, key, {status: 'cancelled'})
      await announce(tx, await admin(tx), await openChange(tx, key))
      await change(tx, key, {starts_at: later})
      expect(await openChanges(tx, key)).toEqual([])
      await change(tx, key, {status: 'scheduled'})
      expect(await openChange(tx, key)).toMatchObject({
        before: {state: 'cancelled'},
        after: {state: 'planned'},
      })
    })
  })
})

describe('cancelling an event', () => {
  test('ends open offers without an email, and nobody is offered a place any more', async () => {
    await rolledBack(async (tx) => {
      const {key} = await registeredEvent(tx, {capacity: 1})
      const [first, second] = [submissionFor(key), submissionFor(key)]
      for (const submission of [first, second]) await register(serviceOf(tx), submission)
      await tx`update public.content_items set capacity = 2 where key = ${key}`
      await updatePlaces(tx)
      expect(await statusOf(tx, first.email)).toMatchObject({status: 'offered'})

      await change(tx, key, {status: 'cancelled', capacity: 10})
      await updatePlaces(tx)
      for (const {email} of [first, second])
        expect(await statusOf(tx, email)).toMatchObject({status: 'waiting'})
      expect(await emailsTo(tx, first.email)).toEqual(['place-offered', 'registration-waiting'])

      // An hour later, since an address gets few emails an hour, and nobody is offered a place untold.
      await tx`
        update public.email_outbox set created_at = created_at - interval '1 hour' where recipient = ${String(first.email)}`
      await change(tx, key, {status: 'scheduled', capacity: 2})
      await updatePlaces(tx)
      expect(await statusOf(tx, first.email)).toMatchObject({status: 'offered'})
      expect(await statusOf(tx, second.email)).toMatchObject({status: 'waiting'})
    })
  })
})

describe('announcing a change', () => {
  const announced = (tx: Transaction, email: string) => tx<{subject: string; calendar: string | null}[]>`
    select data ->> 'subject' as subject, data ->> 'withCalendar' as calendar from public.email_outbox
    where recipient = ${email} and template = 'event-message' order by created_at`

  test('writes to everybody chosen and resolves it', async () => {
    await rolledBack(async (tx) => {
      const {key, email} = await registeredEvent(tx, {capacity: 1})
      await fill(tx, key, 1)
      await change(tx, key, {starts_at: later})
      const caller = await admin(tx)
      expect(await announce(tx, caller, await openChange(tx, key))).toEqual([{count: 2}])
      expect(await announced(tx, email)).toEqual([{subject: 'Kitas laikas', calendar: 'true'}])
      expect(await openChanges(tx, key)).toEqual([])
      await change(tx, key, {starts_at: start})
      expect(await openChange(tx, key)).toMatchObject({before: {startsAt: '2026-06-27T10:00:00.000Z'}})
    })
  })

  test('again with the same key makes nothing new, with another is refused', async () => {
    await rolledBack(async (tx) => {
      const {key, email} = await registeredEvent(tx)
      await change(tx, key, {starts_at: later})
      const [caller, open] = [await admin(tx), await openChange(tx, key)]
      const once = {...open, key: randomUUID()}
      await announce(tx, caller, once)
      const links = () => tx`select token_digest from private.registration_links order by 1`
      const before = await links()
      expect(await announce(tx, caller, once)).toEqual([{count: 1}])
      expect(await links()).toEqual(before)
      expect(await announced(tx, email)).toHaveLength(1)
      await expect(announce(tx, caller, open)).rejects.toMatchObject(outdated)
    })
  })

  test('is refused when the event has changed again, or back', async () => {
    await rolledBack(async (tx) => {
      const {key, email} = await registeredEvent(tx)
      await change(tx, key, {starts_at: later})
      const [caller, seen] = [await admin(tx), await openChange(tx, key)]
      await change(tx, key, {starts_at: '2026-07-04T10:00:00Z'})
      for (const resolve of [announce, dismiss])
        await expect(resolve(tx, caller, seen)).rejects.toMatchObject(outdated)
      await change(tx, key, {starts_at: start})
      for (const resolve of [announce, dismiss])
        await expect(resolve(tx, caller, seen)).rejects.toMatchObject(outdated)
      expect(await announced(tx, email)).toEqual([])
    })
  })

  test('carries the calendar file only for those whose calendar should change', async () => {
    await rolledBack(async (tx) => {
      const key = await addRegistrableEvent(tx, {capacity: 1})
      const [confirmed, waiting] = [submissionFor(key), submissionFor(key)]
      await register(serviceOf(tx), confirmed)
      await register(serviceOf(tx), waiting)
      await change(tx, key, {date_to_be_confirmed: true})
      const caller = await admin(tx)
      await announce(tx, caller, await openChange(tx, key))
      await tx`update public.content_items set capacity = 2 where key = ${key}`
      const late = submissionFor(key)
      await tx`update public.event_registrations set status = 'cancelled' where email = ${String(waiting.email)}`
      expect(await register(serviceOf(tx), late)).toMatchObject({status: 'registered'})

      // Only the first has a file, which says now that the date is to be confirmed.
      const filesOf = async (email: unknown) =>
        (await announced(tx, String(email))).map(({calendar}) => calendar)
      expect([await filesOf(confirmed.email), await filesOf(waiting.email)]).toEqual([['true'], [null]])

      await change(tx, key, {date_to_be_confirmed: false, starts_at: later})
      await announce(tx, caller, await openChange(tx, key))
      await change(tx, key, {status: 'cancelled'})
      await announce(tx, caller, await openChange(tx, key))
      await change(tx, key, {removed_at: later})
      await announce(tx, caller, await openChange(tx, key))
      expect(await filesOf(confirmed.email)).toEqual(['true', 'true', 'true', null])
      expect(await filesOf(late.email)).toEqual(['true', 'true', null])
    })
  })

  test('is not for who was never sent a file of an event that is cancelled', async () => {
    await rolledBack(async (tx) => {
      const {key, email} = await registeredEvent(tx, {kind: 'trip'})
      await change(tx, key, {status: 'cancelled'})
      await announce(tx, await admin(tx), await openChange(tx, key))
      expect(await announced(tx, email)).toEqual([{subject: 'Kitas laikas', calendar: null}])
    })
  })
})

test('a dismissed change is resolved, and the next one starts there', async () => {
  await rolledBack(async (tx) => {
    const {key, email} = await registeredEvent(tx)
    await change(tx, key, {starts_at: later})
    const [caller, open] = [await admin(tx), await openChange(tx, key)]
    await dismiss(tx, caller, open)
    expect(await openChanges(tx, key)).toEqual([])
    expect(await emailsTo(tx, email)).not.toContain('event-message')
    expect(
      await tx`select action from public.audit_log where subject_id = ${key} and action = 'event_change_dismissed'`,
    ).toHaveLength(1)
    await expect(dismiss(tx, caller, open)).rejects.toMatchObject(outdated)
    await change(tx, key, {status: 'cancelled'})
    expect(await openChange(tx, key)).toMatchObject({before: {startsAt: '2026-06-27T10:00:00.000Z'}})
  })
})

test('an organiser resolves changes of own events, others none', async () => {
  await rolledBack(async (tx) => {
    const {key} = await registeredEvent(tx)
    await change(tx, key, {starts_at: later})
    const open = await openChange(tx, key)
    const stranger = await giveRole(tx, await signUp(tx), 'organiser')
    for (const caller of [visitor(), await signUp(tx), stranger]) {
      await expect(announce(tx, caller, open)).rejects.toMatchObject(refused)
      await expect(dismiss(tx, caller, open)).rejects.toMatchObject(refused)
    }
    const organiser = await giveRole(tx, await signUp(tx), 'organiser')
    await giveEvent(tx, organiser, key)
    await dismiss(tx, organiser, open)
    expect(await openChanges(tx, key)).toEqual([])
  })
})
