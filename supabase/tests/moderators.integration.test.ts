import {randomUUID} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {addEvent, approvedComment, comment, report} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {actionsOf, cast as castOfAdmin} from './moderation.ts'
import {anonymousId, giveRole, signUp} from './people.ts'

/** An event, a user, a moderator and an admin. */
async function cast(tx: Transaction) {
  const milda = await giveRole(tx, await signUp(tx, 'Milda', {last_name: 'Mildaitė'}), 'moderator')
  return {...(await castOfAdmin(tx)), milda}
}

describe('a moderator', () => {
  test('approves, deletes, restores and keeps comments, and the log says so', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, milda} = await cast(tx)
      const id = await comment(tx, rasa, event)
      await as(tx, milda)`select public.approve_comment(${id})`
      await report(tx, visitor(anonymousId()), id, 'Nemandagu')
      await as(tx, milda)`select public.dismiss_reports(${id})`
      await as(tx, milda)`delete from public.event_comments where id = ${id}`
      await as(tx, milda)`select public.restore_comment(${id})`
      expect(await as(tx, visitor())`select status from public.event_comments where id = ${id}`).toEqual([
        {status: 'approved'},
      ])
      expect((await actionsOf(tx, milda)).map(([action]) => action)).toEqual([
        'approve',
        'dismiss reports',
        'delete',
        'restore',
      ])
    })
  })

  test('writes comments that appear at once', async () => {
    await rolledBack(async (tx) => {
      const {event, milda} = await cast(tx)
      const id = await comment(tx, milda, event)
      expect(await tx`select status from public.event_comments where id = ${id}`).toEqual([
        {status: 'approved'},
      ])
    })
  })

  test('sees of authors what everybody sees, and finds comments by it', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona, milda} = await cast(tx)
      const [id, deleted] = [
        await approvedComment(tx, rasa, event, 'Ačiū'),
        await approvedComment(tx, rasa, event, 'Reklama'),
      ]
      await as(tx, ona)`delete from public.event_comments where id = ${deleted}`
      await as(tx, ona)`select public.ban_commenter(${rasa.id}, 'Reklama')`
      const rows = await as(tx, milda)`
        select id, author_name, author_email, author_banned_at, deleted_by_name from public.comment_overview
        where event_id = ${event} and search_text like '%rasa z.%' order by deleted_at nulls first`
      const shown = {author_name: 'Rasa Ž.', author_email: null, author_banned_at: null}
      expect(rows).toEqual([
        {id, ...shown, deleted_by_name: null},
        {id: deleted, ...shown, deleted_by_name: 'Ona O.'},
      ])
      expect(
        await as(tx, milda)`
          select id from public.comment_overview where search_text like ${`%${rasa.email}%`}`,
      ).toEqual([])
      expect(await as(tx, milda)`select id from public.profiles`).toEqual([{id: milda.id}])
    })
  })

  test('bans nobody', async () => {
    await rolledBack(async (tx) => {
      const {rasa, milda} = await cast(tx)
      for (const call of ['ban_commenter', 'unban_commenter']) {
        await expect(as(tx, milda)`select public.${tx.unsafe(call)}(${rasa.id})`).rejects.toMatchObject(
          refused,
        )
      }
    })
  })

  test('loses all of it with the role', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, milda} = await cast(tx)
      const id = await comment(tx, rasa, event)
      await tx`delete from public.user_roles where user_id = ${milda.id}`
      await expect(as(tx, milda)`select public.approve_comment(${id})`).rejects.toMatchObject(refused)
      expect(await as(tx, milda)`select id from public.comment_overview`).toEqual([])
      await as(tx, milda)`delete from public.event_comments where id = ${id}`
      expect(await tx`select from public.event_comments where id = ${id}`).toHaveLength(1)
    })
  })
})

test.each(['approve_comment', 'restore_comment', 'dismiss_reports'])(
  'only moderators and admins may call %s',
  async (call) => {
    await rolledBack(async (tx) => {
      const {ona, milda} = await cast(tx)
      const calling = (caller: Parameters<typeof as>[1]) =>
        as(tx, caller)`select public.${tx.unsafe(call)}(${randomUUID()})`
      for (const caller of [milda, ona]) await calling(caller)
      for (const role of ['organiser', 'treasurer'] as const) {
        await expect(calling(await giveRole(tx, await signUp(tx), role))).rejects.toMatchObject(refused)
      }
      for (const caller of [visitor(), visitor(anonymousId()), await signUp(tx), service]) {
        await expect(calling(caller)).rejects.toMatchObject(refused)
      }
    })
  },
)

test.each(['organiser', 'treasurer'] as const)('a %s moderates nothing', async (role) => {
  await rolledBack(async (tx) => {
    const {event, rasa} = await cast(tx)
    const [person, id] = [await giveRole(tx, await signUp(tx), role), await comment(tx, rasa, event)]
    const own = await comment(tx, person, await addEvent(tx))
    expect(await tx`select status from public.event_comments where id = ${own}`).toEqual([
      {status: 'pending'},
    ])
    await as(tx, person)`delete from public.event_comments where id = ${id}`
    expect(await tx`select from public.event_comments where id = ${id}`).toHaveLength(1)
    expect(await as(tx, person)`select id from public.comment_overview`).toEqual([])
  })
})
