import {maxBodyBytes, maxRoleBodyBytes} from '@site/schemas/body-limits'
import {describe, expect, test} from 'vitest'
import {as, switchTo, visitor, type Caller} from './callers.ts'
import {addEvent, approvedComment} from './content.ts'
import {database, rolledBack, type Transaction} from './database.ts'
import {giveEvent, giveRole, makeAdmin, signUp} from './people.ts'

interface Request {
  method?: string
  path?: string
  headers?: Record<string, string>
}

/** Switches to the caller and asks whether the request is let in, as PostgREST does before it. */
async function admit(
  tx: Transaction,
  caller: Caller,
  {method = 'GET', path = '/profiles', headers}: Request = {},
) {
  await switchTo(tx, {...caller, headers: {'content-length': '2', ...caller.headers, ...headers}})
  await tx`select set_config('request.method', ${method}, true), set_config('request.path', ${path}, true)`
  await tx`select private.admit_request()`
}

const busy = {code: 'PT503', message: 'Too many requests at once'}

test('PostgREST asks for each request, and an anonymous statement takes at most half a second', async () => {
  const settings = await database<{role: string; setting: string}[]>`
    select rolname as role, unnest(rolconfig) as setting from pg_roles where rolname in ('anon', 'authenticator')`
  expect(settings).toContainEqual({role: 'anon', setting: 'statement_timeout=500ms'})
  expect(settings).toContainEqual({
    role: 'authenticator',
    setting: 'pgrst.db_pre_request=private.admit_request',
  })
})

/** Runs while as many requests as are let in hold their places. */
async function whileFull(caller: Caller, run: () => Promise<void>) {
  const holding = Array.from({length: 4}, () => Promise.withResolvers<void>())
  const free = Promise.withResolvers<void>()
  const held = holding.map((holder) =>
    rolledBack(async (tx) => {
      await admit(tx, caller).then(holder.resolve, holder.reject)
      await free.promise
    }),
  )
  try {
    await Promise.all(holding.map(({promise}) => promise))
    await run()
  } finally {
    free.resolve()
    await Promise.all(held)
  }
}

test('four visitors read tables at a time: a fifth is refused, but nobody who inserts, calls a function or is somebody else', async () => {
  await whileFull(visitor(), async () => {
    for (const request of [
      {},
      {method: 'DELETE', path: '/event_likes'},
      {method: 'POST', path: '/event_likes', headers: {prefer: 'return=representation'}},
      {method: 'POST', path: '/event_likes', headers: {prefer: 'resolution=ignore-duplicates'}},
    ])
      await rolledBack((tx) => expect(admit(tx, visitor(), request)).rejects.toMatchObject(busy))
    await rolledBack(async (tx) => {
      await admit(tx, visitor(), {method: 'POST', path: '/event_likes', headers: {prefer: 'return=minimal'}})
      await admit(tx, visitor(), {path: '/rpc/comment_page'})
      await admit(tx, {role: 'service_role'})
    })
    await rolledBack(async (tx) => admit(tx, await signUp(tx)))
  })
  await rolledBack((tx) => admit(tx, visitor()))
})

test('so do four people without a role, for a second each, but nobody who works on the site waits for them', async () => {
  await whileFull({role: 'authenticated'}, async () => {
    await rolledBack(async (tx) => {
      const admitted = admit(tx, await signUp(tx))
      await expect(admitted).rejects.toMatchObject(busy)
    })
    await rolledBack(async (tx) => {
      await admit(tx, await makeAdmin(tx, await signUp(tx)))
      expect(await tx`show statement_timeout`).not.toEqual([{statement_timeout: '1s'}])
    })
  })
  await rolledBack(async (tx) => {
    await admit(tx, await signUp(tx))
    expect(await tx`show statement_timeout`).toEqual([{statement_timeout: '1s'}])
  })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s to a view is 405 for everybody, to a table is not',
  async (method) => {
    for (const caller of [visitor(), {role: 'service_role'} as const]) {
      await rolledBack(async (tx) => {
        const admitted = admit(tx, caller, {method, path: '/event_comment_counts'})
        await expect(admitted).rejects.toMatchObject({code: 'PT405'})
      })
      await rolledBack((tx) => admit(tx, caller, {method, path: '/event_likes'}))
    }
  },
)

const patterns = [`~ '(a*)*b'`, `~* 'a'`, `@@ to_tsquery('a')`, `like '%a%'`, `ilike '%a%'`]

test.each([
  ['a visitor', async () => visitor(), '/event_comments', []],
  ['a visitor who calls a function', async () => visitor(), '/rpc/comment_page', []],
  ['somebody without a role', signUp, '/event_comments', ['like', 'ilike']],
  [
    'an admin',
    async (tx: Transaction) => makeAdmin(tx, await signUp(tx)),
    '/event_comments',
    ['like', 'ilike'],
  ],
] as const)(
  'the request of %s has no filter whose cost the caller chooses',
  async (_, makeCaller, path, allowed) => {
    await rolledBack(async (tx) => {
      const event = await addEvent(tx)
      await approvedComment(tx, await signUp(tx), event, 'aaa')
      await admit(tx, await makeCaller(tx), {path})
      const accepted: string[] = []
      for (const pattern of patterns) {
        const filter = () =>
          tx.savepoint((part) =>
            part.unsafe(`select from public.event_comments where comment_text ${pattern}`),
          )
        await filter().then(
          () => accepted.push(pattern.split(' ')[0] ?? ''),
          (error: unknown) => expect(error).toMatchObject({code: 'PT400'}),
        )
      }
      expect(accepted).toEqual(allowed)
    })
  },
)

test('a query that reads comments for too long is refused before it is cancelled', async () => {
  await rolledBack(async (tx) => {
    const [event, rasa] = [await addEvent(tx), await signUp(tx)]
    for (const text of ['a', 'b']) await approvedComment(tx, rasa, event, text)
    await tx`update public.event_comments set created_at = now() - interval '1 day' where event_id = ${event}`
    for (const caller of [visitor(), rasa]) {
      const slow = as(tx, caller)`
        select pg_sleep(1) from public.event_comments where event_id = ${event} and pg_sleep(1) is not null`
      await expect(slow).rejects.toMatchObject({code: 'PT503', message: 'The query takes too long'})
    }
  })
})

describe('a body', () => {
  const size = (length?: string, path = '/rpc/reaction_counts'): Request => ({
    method: 'POST',
    path,
    headers: length === undefined ? {} : {'content-length': length},
  })
  const large = {code: 'PT413'}

  const keepers = ['admin', 'secretary', 'treasurer']
  const lists: Record<string, string[]> = {
    add_import_part: keepers,
    import_members: keepers,
    save_newsletter_draft: keepers,
    add_bank_lines: ['admin', 'treasurer'],
    settle_bank_lines: ['admin', 'treasurer'],
    mark_attendance: [...keepers, 'moderator', 'organiser'],
  }

  test('may have 64 kB, and 2 MB for a function that takes a list, of whoever may call it', async () => {
    await rolledBack(async (tx) => {
      const user = await signUp(tx)
      const organiser = await giveRole(tx, await signUp(tx), 'organiser')
      await giveEvent(tx, organiser, await addEvent(tx))
      const callers: [string, Caller][] = [
        ['visitor', visitor()],
        ['user', user],
        ['organiser', organiser],
      ]
      for (const role of ['admin', 'secretary', 'treasurer', 'moderator'] as const)
        callers.push([role, await giveRole(tx, await signUp(tx), role)])
      const admits = (caller: Caller, bytes: number, path: string) =>
        tx.savepoint((each) => admit(each as Transaction, caller, size(String(bytes), path)))
      const functions = await tx<{name: string}[]>`
        select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace
          and has_function_privilege('authenticated', oid, 'execute')`
      const names = functions.map(({name}) => name)
      expect(names).toEqual(expect.arrayContaining(Object.keys(lists)))
      for (const [role, caller] of callers) {
        for (const path of [...names, 'nothing'].map((name) => `/rpc/${name}`)) {
          await admits(caller, maxBodyBytes, path)
          const answer = await admits(caller, maxRoleBodyBytes, path).then(
            () => 'taken',
            (error: {code: string}) => error.code,
          )
          const isTaken = lists[path.replace('/rpc/', '')]?.includes(role)
          expect([role, path, answer]).toEqual([role, path, isTaken ? 'taken' : 'PT413'])
        }
        await expect(admits(caller, maxRoleBodyBytes + 1, '/rpc/mark_attendance')).rejects.toMatchObject(
          large,
        )
        await expect(admits(caller, maxBodyBytes + 1, '/newsletter_issues')).rejects.toMatchObject(large)
      }
      await admits({role: 'service_role'}, 12_000_000, '/rpc/sync_content_items')
    })
  })

  test.each(['', '-1', '1e3', '9'.repeat(30), ' 5', 'many'])(
    'whose length is unknown is too large: "%s"',
    async (length) => {
      await rolledBack((tx) => expect(admit(tx, visitor(), size(length))).rejects.toMatchObject(large))
    },
  )
})
