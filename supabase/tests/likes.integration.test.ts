import {expect, test} from 'vitest'
import {as, refused, visitor, type Caller} from './callers.ts'
import {addEvent, approvedComment, like} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {anonymousId, signUp} from './people.ts'

async function likesOf(tx: Transaction, event: string) {
  const [row] = await as(tx, visitor())`
    select like_count from public.event_like_counts where event_id = ${event}`
  return row?.like_count ?? 0
}

test('are counted for many keys at once, and known to whoever likes', async () => {
  await rolledBack(async (tx) => {
    const [event, other] = [await addEvent(tx), await addEvent(tx)]
    const [rasa, guest] = [await signUp(tx), visitor(anonymousId())]
    await like(tx, rasa, event)
    await like(tx, guest, event)
    await approvedComment(tx, rasa, other)
    const [counts] = await as(
      tx,
      visitor(),
    )`select public.reaction_counts(${[event, other, 'nothing']}) as found`
    expect(counts?.found).toEqual({
      [event]: {likes: 2, comments: 0},
      [other]: {likes: 0, comments: 1},
      nothing: {likes: 0, comments: 0},
    })
    const stateFor = async (caller: Caller) => {
      const [row] = await as(tx, caller)`select public.like_state(${event}) as state`
      return row?.state
    }
    for (const caller of [rasa, guest]) expect(await stateFor(caller)).toEqual({likes: 2, is_liked: true})
    for (const caller of [visitor(), visitor(anonymousId()), await signUp(tx)])
      expect(await stateFor(caller)).toEqual({likes: 2, is_liked: false})
  })
})

test('count once per visitor until withdrawn', async () => {
  await rolledBack(async (tx) => {
    const event = await addEvent(tx)
    const [rasa, guest] = [await signUp(tx), visitor(anonymousId())]
    expect(await likesOf(tx, event)).toBe(0)
    await like(tx, rasa, event)
    await like(tx, guest, event)
    expect(await likesOf(tx, event)).toBe(2)
    for (const caller of [rasa, guest])
      await expect(like(tx, caller, event)).rejects.toMatchObject({code: '23505'})
    await as(tx, guest)`delete from public.event_likes where event_id = ${event}`
    expect(await likesOf(tx, event)).toBe(1)
  })
})

test.each([
  {header: 'no header', callers: (id: string) => ({caller: visitor(), id})},
  {header: "another visitor's header", callers: (id: string) => ({caller: visitor(anonymousId()), id})},
  {header: 'a header with extra characters', callers: (id: string) => ({caller: visitor(` ${id}`), id})},
])('of a visitor need the id in the header, not $header', async ({callers}) => {
  await rolledBack(async (tx) => {
    const event = await addEvent(tx)
    const {caller, id} = callers(anonymousId())
    const forged = as(tx, caller)`insert into public.event_likes (event_id, user_id) values (${event}, ${id})`
    await expect(forged).rejects.toMatchObject(refused)
    expect(await likesOf(tx, event)).toBe(0)
  })
})

test.each(['anon_1763200000000_k3f9x2a1b', 'anon_1763200000000k3f9x2a1b', 'anon_1763200000000_k3f9x2'])(
  'are taken from %s, as other clients make ids',
  async (id) => {
    await rolledBack(async (tx) => {
      const event = await addEvent(tx)
      await as(tx, visitor(id))`insert into public.event_likes (event_id, user_id) values (${event}, ${id})`
      expect(await likesOf(tx, event)).toBe(1)
    })
  },
)

test.each([
  '',
  'anon_',
  'anonymous',
  'anon_1763200000000_short',
  'anon_1763200000000__abcdef',
  'anon_123_abcdefghijklmno',
  'anon_1763200000000_ABCDEFGHIJKL',
  `anon_1763200000000_${'a'.repeat(41)}`,
  'anon_1763200000000_abcdefghij\nanon_1763200000000_abcdefghij',
  "anon_1763200000000_abcdefghij' or true --",
  '00000000-0000-4000-8000-000000000000',
])('are rejected for the malformed id "%s", even when row and header agree', async (id) => {
  await rolledBack(async (tx) => {
    const event = await addEvent(tx)
    const query = as(tx, visitor(id))`
      insert into public.event_likes (event_id, user_id) values (${event}, ${id})`
    await expect(query).rejects.toMatchObject(refused)
  })
})

test("cannot be read or withdrawn by others, nor with a user's id in the header", async () => {
  await rolledBack(async (tx) => {
    const event = await addEvent(tx)
    const [rasa, tomas, guest] = [await signUp(tx), await signUp(tx), visitor(anonymousId())]
    await like(tx, rasa, event)
    await like(tx, guest, event)
    const others = [
      tomas,
      visitor(),
      visitor(anonymousId()),
      visitor(rasa.id),
      {...tomas, headers: guest.headers},
    ]
    for (const caller of others) {
      expect(await as(tx, caller)`select * from public.event_likes where event_id = ${event}`).toEqual([])
      await as(tx, caller)`delete from public.event_likes where event_id = ${event}`
    }
    expect(await likesOf(tx, event)).toBe(2)
  })
})

test('are rejected under a forged user id', async () => {
  await rolledBack(async (tx) => {
    const event = await addEvent(tx)
    const [rasa, tomas] = [await signUp(tx), await signUp(tx)]
    for (const caller of [tomas, visitor(anonymousId()), visitor(rasa.id)]) {
      const forged = as(tx, caller)`
        insert into public.event_likes (event_id, user_id) values (${event}, ${rasa.id})`
      await expect(forged).rejects.toMatchObject(refused)
    }
  })
})

test('are rejected for content that takes none, is removed or does not exist', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    const rejecting = [
      await addEvent(tx, {takesLikes: false}),
      await addEvent(tx, {isRemoved: true}),
      'policy-no-such-event',
    ]
    for (const event of rejecting) await expect(like(tx, rasa, event)).rejects.toMatchObject(refused)
    const unknown = tx.savepoint(
      (savepoint) =>
        savepoint`insert into public.event_likes (event_id, user_id) values ('policy-no-such-event', ${rasa.id})`,
    )
    await expect(unknown).rejects.toMatchObject({code: '23503'})
  })
})

test('cannot be inserted with a date or an id', async () => {
  await rolledBack(async (tx) => {
    const [rasa, event] = [await signUp(tx), await addEvent(tx)]
    const row = {event_id: event, user_id: rasa.id, created_at: '2001-01-01T00:00:00Z'}
    await expect(as(tx, rasa)`insert into public.event_likes ${tx(row)}`).rejects.toMatchObject(refused)
  })
})

test('from before the log-in are moved to the account without duplicates', async () => {
  await rolledBack(async (tx) => {
    const [both, onlyBefore] = [await addEvent(tx), await addEvent(tx)]
    const [rasa, before, stranger] = [await signUp(tx), visitor(anonymousId()), visitor(anonymousId())]
    await like(tx, rasa, both)
    for (const event of [both, onlyBefore]) {
      await like(tx, before, event)
      await like(tx, stranger, event)
    }
    const withHeader = {...rasa, headers: before.headers}
    expect(await as(tx, withHeader)`select public.adopt_anonymous_likes() as adopted`).toEqual([{adopted: 1}])
    expect(await as(tx, before)`select * from public.event_likes`).toEqual([])
    expect(await as(tx, rasa)`select event_id from public.event_likes`).toHaveLength(2)
    expect(await likesOf(tx, both)).toBe(2)
    expect(await likesOf(tx, onlyBefore)).toBe(2)
    expect(await as(tx, withHeader)`select public.adopt_anonymous_likes() as adopted`).toEqual([{adopted: 0}])
  })
})

test('are adopted only with a log-in and a valid visitor id', async () => {
  await rolledBack(async (tx) => {
    const event = await addEvent(tx)
    const [rasa, tomas, guest] = [await signUp(tx), await signUp(tx), visitor(anonymousId())]
    await like(tx, tomas, event)
    await like(tx, guest, event)
    await expect(as(tx, guest)`select public.adopt_anonymous_likes()`).rejects.toMatchObject(refused)
    for (const {headers} of [visitor(), visitor(''), visitor(tomas.id), visitor('anon_%')]) {
      expect(await as(tx, {...rasa, headers})`select public.adopt_anonymous_likes() as adopted`).toEqual([
        {adopted: 0},
      ])
    }
    expect(await as(tx, rasa)`select * from public.event_likes`).toEqual([])
    expect(await likesOf(tx, event)).toBe(2)
  })
})
