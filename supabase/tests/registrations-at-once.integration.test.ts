import {randomUUID} from 'node:crypto'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {service} from './callers.ts'
import {atOnce, committed} from './committed.ts'
import {database} from './database.ts'
import {addRegistrableEvent, AT, child, register, submissionFor} from './registrations.ts'

// Concurrent connections see only committed rows, so these tests clean up after themselves.

let eventKey: string

beforeEach(async () => {
  await database.begin(async (tx) => {
    eventKey = await addRegistrableEvent(tx, {kind: 'race', capacity: 10})
  })
})

afterEach(async () => {
  await database`delete from public.event_registrations where event_key = ${eventKey}`
  await database`delete from public.content_items where key = ${eventKey}`
  await database`delete from public.email_outbox where recipient like 'policy-%' or recipient = 'organisers@example.test'`
  await database`delete from private.submissions`
  await database`delete from private.submission_counts`
})

const runner = (firstName: string) => ({category: 'adult', firstName, lastName: 'Rasaitė'})

test('of 60 registrations at once for 10 places, families among them, none is lost, no place is given twice and none is left but for a family', async () => {
  const families = Array.from({length: 10}, () => {
    const group = {id: randomUUID(), size: 3}
    const {email} = submissionFor(eventKey)
    return ['Ąžuolas', 'Gintarė', 'Lukas'].map((name) =>
      submissionFor(eventKey, {kind: 'race', group, email, runner: child(name)}),
    )
  })
  const singles = Array.from({length: 30}, () =>
    submissionFor(eventKey, {kind: 'race', runner: runner('Rasa')}),
  )
  const submissions = [...families.flat(), ...singles]
  const {done, codes} = await atOnce(60, async (n) => {
    const submission = submissions[n]
    return submission && register(committed(service), submission)
  })
  expect(codes).toEqual([])
  expect(done).toHaveLength(60)

  const [counts] = await database`
    select
      (select count(*)::integer from public.race_registrations as runner
        join public.event_registrations as registration on registration.id = runner.registration_id
        where registration.event_key = ${eventKey}) as runners,
      (select sum(seats)::integer from public.event_registrations
        where event_key = ${eventKey} and status in ('registered', 'offered')) as taken,
      (select coalesce(max(seats), 0) from public.event_registrations
        where event_key = ${eventKey} and status = 'waiting' and collects_until > now()) as collected,
      (select count(*)::integer from public.event_registrations
        where event_key = ${eventKey} and group_id is not null) as families`
  expect(counts).toMatchObject({runners: 60, families: 10})
  const free = 10 - Number(counts?.taken)
  // A family collects the last ones, of which it needs more.
  expect(free).toBeGreaterThanOrEqual(0)
  expect(free).toBeLessThan(Number(counts?.collected) || 1)
  const whole = await database`
    select distinct count(*)::integer as members from public.race_registrations as runner
    join public.event_registrations as registration on registration.id = runner.registration_id
    where registration.event_key = ${eventKey} and registration.group_id is not null group by registration.id`
  expect(whole).toEqual([{members: 3}])
})

test('ten attempts at once with one key make one registration', async () => {
  const submission = submissionFor(eventKey, {kind: 'race', runner: runner('Rasa')})
  const key = randomUUID()
  const {done, codes} = await atOnce(10, () => register(committed(service), submission, {key}))
  expect(codes).toEqual([])
  expect(done).toEqual(Array.from({length: 10}, () => ({ok: true, status: 'registered', emailed: true})))
  expect(await database`select from public.event_registrations where event_key = ${eventKey}`).toHaveLength(1)
})

test('an update waits for no event that is locked, and updates it the next time', async () => {
  const query = committed(service)
  for (let n = 0; n < 11; n += 1)
    await register(query, submissionFor(eventKey, {kind: 'race', runner: runner('Rasa')}))
  await database`update public.content_items set capacity = 11 where key = ${eventKey}`
  const updatePlaces = () => query`select public.update_event_places(${AT})`
  const offered = () =>
    database`select from public.event_registrations where event_key = ${eventKey} and status = 'offered'`
  await database.begin(async (tx) => {
    await tx`select private.lock_event(${eventKey})`
    await updatePlaces()
  })
  expect(await offered()).toHaveLength(0)
  await updatePlaces()
  expect(await offered()).toHaveLength(1)
})
