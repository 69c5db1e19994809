import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {addEvent, approvedComment, like} from './content.ts'
import {rolledBack, type Json, type Transaction} from './database.ts'
import {makeAdmin, signUp, unique} from './people.ts'

const sync = (tx: Transaction, items: Json) =>
  as(tx, service)<{taken: number}>`select public.sync_content_items(${tx.json(items)}) as taken`

const picnic = (key: string) => ({
  key,
  kind: 'event',
  title_lt: 'Iškyla',
  path: '/iskyla',
  takes_likes: true,
  takes_comments: true,
})

test('are synced as a whole: missing items count as removed, returning ones as published', async () => {
  await rolledBack(async (tx) => {
    const [stays, goes] = [unique('policy'), unique('policy')]
    const removed = () => tx`
      select key from public.content_items where removed_at is not null and key in (${stays}, ${goes})`
    expect(await sync(tx, [picnic(stays), picnic(goes)])).toEqual([{taken: 2}])
    expect(await removed()).toEqual([])
    expect(await sync(tx, [{...picnic(stays), title_lt: 'Didelė iškyla'}])).toEqual([{taken: 1}])
    expect(await removed()).toEqual([{key: goes}])
    expect(await tx`select title_lt from public.content_items where key = ${stays}`).toEqual([
      {title_lt: 'Didelė iškyla'},
    ])
    await sync(tx, [picnic(stays), picnic(goes)])
    expect(await removed()).toEqual([])
  })
})

const registered = {
  starts_at: '2025-12-21T12:00:00Z',
  date_to_be_confirmed: true,
  status: 'changed',
  place: {name: {lt: 'Svonsis', en: 'Swansea'}, address: '1 Example Street'},
  capacity: 40,
  registration_kind: 'trip',
  registration_opens: true,
  registration_closes_at: '2025-12-20T22:59:00Z',
}

test('hold what decides on registrations, and lose it when it is gone', async () => {
  await rolledBack(async (tx) => {
    const key = unique('policy')
    const stored = () => tx`
      select date_to_be_confirmed, status, place, capacity, registration_kind, registration_opens, registration_closes_at
      from public.content_items where key = ${key}`
    await sync(tx, [{...picnic(key), ...registered}])
    await sync(tx, [{...picnic(key), ...registered}])
    const {starts_at: _, ...expected} = registered
    expect(await stored()).toEqual([
      {...expected, registration_closes_at: new Date(registered.registration_closes_at)},
    ])
    await sync(tx, [{...picnic(key), place: null}])
    expect(await stored()).toEqual([
      {
        date_to_be_confirmed: false,
        status: 'scheduled',
        place: null,
        capacity: null,
        registration_kind: null,
        registration_opens: false,
        registration_closes_at: null,
      },
    ])
  })
})

describe('the state of a registration', () => {
  const at = '2025-12-20T22:59:00Z'

  async function stateOf(tx: Transaction, key: string, time = at): Promise<string> {
    const [row] = await tx<{state: string}[]>`select private.registration_state(${key}, ${time}) as state`
    return row?.state ?? ''
  }

  test.each<[string, string, object]>([
    ['open', 'without a deadline', {registration_closes_at: null}],
    ['open', 'at the instant of the deadline', {}],
    ['open', 'when time or place have changed', {status: 'changed'}],
    ['open', 'after the event, if nobody closed it', {starts_at: '2025-08-24T07:30:00Z'}],
    ['closed', 'after the deadline', {registration_closes_at: '2025-12-20T22:58:59Z'}],
    ['closed', 'by a volunteer, whatever the deadline', {registration_opens: false}],
    ['cancelled', 'when the event is', {status: 'cancelled'}],
    ['none', 'without a form on the site', {registration_kind: null}],
  ])('is %s %s', async (state, _, fields) => {
    await rolledBack(async (tx) => {
      const key = unique('policy')
      await sync(tx, [{...picnic(key), ...registered, ...fields}])
      expect(await stateOf(tx, key)).toBe(state)
    })
  })

  test('is judged by the time that the caller gives', async () => {
    await rolledBack(async (tx) => {
      const key = unique('policy')
      await sync(tx, [{...picnic(key), ...registered}])
      expect(await stateOf(tx, key, '2025-11-15T12:00:00Z')).toBe('open')
      expect(await stateOf(tx, key, '2026-11-22T06:00:00Z')).toBe('closed')
    })
  })

  test('is removed when the event is, and none for what was never there', async () => {
    await rolledBack(async (tx) => {
      const key = unique('policy')
      await sync(tx, [{...picnic(key), ...registered}])
      await sync(tx, [picnic(unique('policy'))])
      expect(await stateOf(tx, key)).toBe('removed')
      expect(await stateOf(tx, unique('policy'))).toBe('none')
    })
  })

  test('is for functions of the database only', async () => {
    await rolledBack(async (tx) => {
      const query = as(tx, service)`select private.registration_state('policy-picnic', now())`
      await expect(query).rejects.toMatchObject(refused)
    })
  })
})

test('keep their comments and likes when removed', async () => {
  await rolledBack(async (tx) => {
    const [event, rasa] = [await addEvent(tx), await signUp(tx)]
    await like(tx, rasa, event)
    const id = await approvedComment(tx, rasa, event)
    await sync(tx, [picnic(unique('policy'))])
    expect(await as(tx, visitor())`select id from public.event_comments where event_id = ${event}`).toEqual([
      {id},
    ])
    expect(await as(tx, rasa)`select event_id from public.event_likes`).toEqual([{event_id: event}])
    await as(tx, rasa)`delete from public.event_likes where event_id = ${event}`
    expect(await as(tx, rasa)`select event_id from public.event_likes`).toEqual([])
  })
})

test.each<{given: string; items: Json; code: string}>([
  {given: 'an empty list', items: [], code: '22023'},
  {given: 'an object', items: {key: 'policy-picnic'}, code: '22023'},
  {given: 'null', items: null, code: '22023'},
  {given: 'an item without a key', items: [{kind: 'event'}], code: '23502'},
  {given: 'a key that is a path', items: [picnic('../policy')], code: '23514'},
  {given: 'an unknown kind', items: [{...picnic('policy-picnic'), kind: 'secret'}], code: '23514'},
  {
    given: 'a path to another host',
    items: [{...picnic('policy-picnic'), path: '//example.test'}],
    code: '23514',
  },
  {given: 'an unknown status', items: [{...picnic('policy-picnic'), status: 'soon'}], code: '23514'},
  {
    given: 'an unknown form of registration',
    items: [{...picnic('policy-picnic'), registration_kind: 'lottery'}],
    code: '23514',
  },
  {given: 'a place that is a text', items: [{...picnic('policy-picnic'), place: 'Cardiff'}], code: '23514'},
])('are not changed by $given', async ({items, code}) => {
  await rolledBack(async (tx) => {
    const known = await addEvent(tx)
    await expect(sync(tx, items)).rejects.toMatchObject({code})
    expect(await tx`select removed_at from public.content_items where key = ${known}`).toEqual([
      {removed_at: null},
    ])
  })
})

test('are written by the service only', async () => {
  await rolledBack(async (tx) => {
    const ona = await makeAdmin(tx, await signUp(tx))
    for (const caller of [visitor(), await signUp(tx), ona]) {
      const query = as(tx, caller)`
        select public.sync_content_items('[{"key": "policy-picnic", "kind": "event"}]')`
      await expect(query).rejects.toMatchObject(refused)
    }
  })
})
