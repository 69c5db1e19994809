import {randomUUID} from 'node:crypto'
import {roles} from '@site/schemas/roles'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {addEvent, approvedComment, comment, like, report} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {anonymousId, endedSession, giveEvent, giveRole, makeAdmin, type Person, signUp} from './people.ts'

type End = (tx: Transaction, person: Person) => Promise<unknown>

/** What ends a session, while its access token is good for up to an hour. */
const ends: {how: string; end: End}[] = [
  {how: 'ended', end: (tx, {id}) => tx`delete from auth.sessions where user_id = ${id}`},
  {
    how: 'limited in time, until a second ago',
    end: (tx, {id}) =>
      tx`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${id}`,
  },
  {
    how: 'of a user whom Auth has banned',
    end: (tx, {id}) => tx`update auth.users set banned_until = now() + interval '1 hour' where id = ${id}`,
  },
  {
    how: 'of a user whom Auth has deleted softly',
    end: (tx, {id}) => tx`update auth.users set deleted_at = now() where id = ${id}`,
  },
  {
    how: 'of somebody else',
    end: async (tx, {id}) =>
      tx`update auth.sessions set user_id = ${(await signUp(tx)).id} where user_id = ${id}`,
  },
]

/** An admin with a row in each table, whose session then ends. */
async function formerCaller(tx: Transaction, end: End) {
  const event = await addEvent(tx)
  const ona = await makeAdmin(tx, await signUp(tx, 'Ona'))
  const rasa = await makeAdmin(tx, await signUp(tx, 'Rasa'))
  await giveEvent(tx, await giveRole(tx, rasa, 'organiser'), event)
  const comments = [await approvedComment(tx, rasa, event), await comment(tx, await signUp(tx), event)]
  await like(tx, rasa, event)
  await tx`insert into public.commenters (user_id, trusted_at) values (${rasa.id}, now())`
  await tx`insert into storage.objects (bucket_id, name) values ('photo-uploads', ${`${randomUUID()}.jpg`})`
  await end(tx, rasa)
  return {event, rasa, ona, comments}
}

describe.each(ends)('a session $how', ({end}) => {
  test('reads what everybody reads, and nothing else', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa} = await formerCaller(tx, end)
      for (const table of [
        'profiles',
        'user_roles',
        'event_organisers',
        'event_likes',
        'user_overview',
        'audit_log',
      ])
        expect(await as(tx, rasa)`select * from public.${tx(table)}`).toEqual([])
      expect(await as(tx, rasa)`select user_id from public.commenters`).toEqual([])
      expect(await as(tx, rasa)`select * from storage.objects`).toEqual([])
      const everybodyReads = ['event_comments', 'event_comment_counts', 'event_like_counts']
      for (const table of everybodyReads) {
        const read = tx`select * from public.${tx(table)} where event_id = ${event}`
        const [row, ...others] = await as(tx, rasa)`${read}`
        expect([row, ...others]).toEqual(await as(tx, visitor())`${read}`)
        expect(row).toBeDefined()
      }
    })
  })

  test('changes nothing', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, comments} = await formerCaller(tx, end)
      const query = as(tx, rasa)
      const [approved = ''] = comments
      for (const attempt of [
        () => query`update public.profiles set first_name = 'Kita'`,
        () => query`delete from public.event_likes`,
        () => like(tx, rasa, event),
        () => query`delete from public.event_comments`,
        () => comment(tx, rasa, event),
        () => report(tx, rasa, approved),
      ]) {
        await expect(attempt()).rejects.toMatchObject({...refused, message: 'The session has ended'})
      }
    })
  })

  test('calls no function that needs a log-in', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, comments} = await formerCaller(tx, end)
      const [, pending = ''] = comments
      expect(await as(tx, rasa)`select public.is_admin(), public.my_roles()`).toEqual([
        {is_admin: false, my_roles: []},
      ])
      expect(
        await as(tx, rasa)`
          select private.has_role('organiser'), private.may_organise(${event}),
            array(select private.organised_events()) as organised_events`,
      ).toEqual([{has_role: false, may_organise: false, organised_events: []}])
      for (const call of [
        'adopt_anonymous_likes()',
        'export_own_data()',
        'delete_own_account()',
        `approve_comment('${pending}')`,
        `ban_commenter('${rasa.id}')`,
        `change_roles('${rasa.id}', '{moderator}')`,
      ]) {
        await expect(as(tx, rasa)`select public.${tx.unsafe(call)}`).rejects.toMatchObject(refused)
      }
    })
  })

  test.each(roles)('has no right of the role %s', async (role) => {
    await rolledBack(async (tx) => {
      const [rasa, event] = [await giveRole(tx, await signUp(tx), role), await addEvent(tx)]
      const pending = await comment(tx, await signUp(tx), event)
      await tx`insert into storage.objects (bucket_id, name) values ('photo-uploads', ${`${randomUUID()}.jpg`})`
      await end(tx, rasa)
      const query = as(tx, rasa)
      expect(await query`select private.has_role(${role}), public.my_roles()`).toEqual([
        {has_role: false, my_roles: []},
      ])
      for (const table of ['comment_overview', 'deleted_comments', 'comment_reports', 'photo_uploads'])
        expect(await query`select * from public.${tx(table)}`).toEqual([])
      expect(await query`select * from storage.objects`).toEqual([])
      for (const call of ['approve_comment', 'restore_comment', 'dismiss_reports'])
        await expect(query`select public.${tx.unsafe(call)}(${pending})`).rejects.toMatchObject(refused)
    })
  })

  test('does not become a visitor without a log-in', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa} = await formerCaller(tx, end)
      const guest = visitor(anonymousId())
      await like(tx, guest, event)
      const withHeader = {...rasa, headers: guest.headers}
      expect(await as(tx, withHeader)`select * from public.event_likes`).toEqual([])
      await expect(as(tx, withHeader)`delete from public.event_likes`).rejects.toMatchObject(refused)
      const forged = as(tx, withHeader)`
        insert into public.event_likes (event_id, user_id)
        values (${await addEvent(tx)}, ${guest.headers?.['x-anonymous-id'] ?? ''})`
      await expect(forged).rejects.toMatchObject(refused)
    })
  })
})

test('a token without a session, or of an account that is gone, has no caller', async () => {
  await rolledBack(async (tx) => {
    const [rasa, tomas] = [await signUp(tx), await signUp(tx)]
    await tx`delete from auth.users where id = ${tomas.id}`
    for (const caller of [{...rasa, claims: {}}, await endedSession(tx, rasa), tomas]) {
      expect(await as(tx, caller)`select private.caller_id() as id`).toEqual([{id: null}])
    }
    expect(await as(tx, rasa)`select private.caller_id() as id`).toEqual([{id: rasa.id}])
  })
})

test('a ban by Auth that is over, and a session limited to a time to come, change nothing', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    await tx`update auth.users set banned_until = now() - interval '1 second' where id = ${rasa.id}`
    await tx`update auth.sessions set not_after = now() + interval '1 hour' where user_id = ${rasa.id}`
    expect(await as(tx, rasa)`select id from public.profiles`).toEqual([{id: rasa.id}])
    expect(await as(tx, rasa)`update public.profiles set first_name = 'Rasa' returning id`).toEqual([
      {id: rasa.id},
    ])
  })
})

test('the service changes rows, and a deletion cascades, whatever became of the session', async () => {
  await rolledBack(async (tx) => {
    const rasa = await signUp(tx)
    await like(tx, rasa, await addEvent(tx))
    await tx`delete from auth.sessions where user_id = ${rasa.id}`
    expect(
      await as(tx, service)`update public.profiles set city = 'Swansea' where id = ${rasa.id} returning city`,
    ).toEqual([{city: 'Swansea'}])
    await tx`delete from auth.users where id = ${rasa.id}`
    expect(await tx`select from public.event_likes where user_id = ${rasa.id}`).toHaveLength(0)
  })
})
