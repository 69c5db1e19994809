import {expect, test} from 'vitest'
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

test('keep their comments and likes when removed', async () => {
  await rolledBack(async (tx) => {
    const [event, rasa] = [await addEvent(tx), await signUp(tx)]
    await like(tx, rasa, event)
    const id = await approvedComment(tx, rasa, event)
    await sync(tx, [picnic(unique('policy'))])
    expect(
      await as(tx, visitor())`select id from public.event_comment_list where event_id = ${event}`,
    ).toEqual([{id}])
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
