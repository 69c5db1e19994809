import {describe, expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {comment} from './content.ts'
import {rolledBack} from './database.ts'
import {actionsOf, cast} from './moderation.ts'
import {giveRole, signUp} from './people.ts'

describe('a banned user', () => {
  test('cannot comment, sees the ban, and keeps comments and likes', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await comment(tx, rasa, event)
      await as(tx, ona)`select public.approve_comment(${id})`
      await as(tx, ona)`select public.ban_commenter(${rasa.id}, ' Reklama ')`
      await expect(comment(tx, rasa, event)).rejects.toMatchObject(refused)
      expect(
        await as(tx, rasa)`select banned_at is not null as banned, trusted_at from public.commenters`,
      ).toEqual([{banned: true, trusted_at: null}])
      expect(await as(tx, visitor())`select id from public.event_comments where event_id = ${event}`).toEqual(
        [{id}],
      )
      await as(tx, rasa)`insert into public.event_likes (event_id, user_id) values (${event}, ${rasa.id})`
      expect(await actionsOf(tx, ona)).toEqual([
        ['approve', 'comment', id, {}],
        ['ban', 'user', rasa.id, {reason: expect.stringContaining('Reklama')}],
      ])
    })
  })

  test('reads neither who banned them nor the note, also in their own export', async () => {
    await rolledBack(async (tx) => {
      const {rasa, ona} = await cast(tx)
      await as(tx, ona)`select public.ban_commenter(${rasa.id}, 'Reklama')`
      for (const column of ['banned_by', 'ban_reason', '*']) {
        const reading = as(tx, rasa)`select ${tx.unsafe(column)} from public.commenters`
        await expect(reading).rejects.toMatchObject(refused)
      }
      const [row] = await as(tx, rasa)`select public.export_own_data() as data`
      expect(row?.data.commenting).toEqual({
        user_id: rasa.id,
        trusted_at: null,
        banned_at: expect.any(String),
      })
      expect(JSON.stringify(row?.data)).not.toMatch(new RegExp(`Reklama|${ona.id}`))
    })
  })

  test('needs approval again once the ban is lifted', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      await as(tx, ona)`select public.approve_comment(${await comment(tx, rasa, event)})`
      const pending = await comment(tx, rasa, event)
      await tx`update public.event_comments set status = 'pending' where id = ${pending}`
      await as(tx, ona)`select public.ban_commenter(${rasa.id})`
      await as(tx, ona)`select public.approve_comment(${pending})`
      await as(tx, ona)`select public.unban_commenter(${rasa.id})`
      await as(tx, ona)`select public.unban_commenter(${rasa.id})`
      const id = await comment(tx, rasa, event)
      expect(await tx`select status from public.event_comments where id = ${id}`).toEqual([
        {status: 'pending'},
      ])
      expect((await actionsOf(tx, ona)).map(([action]) => action)).toEqual([
        'approve',
        'ban',
        'approve',
        'unban',
      ])
    })
  })

  test('keeps the old name on comments until the ban is lifted', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await comment(tx, rasa, event)
      await as(tx, ona)`select public.approve_comment(${id})`
      const [before] = await tx`select author_name from public.event_comments where id = ${id}`
      await as(tx, ona)`select public.ban_commenter(${rasa.id})`
      await as(tx, rasa)`update public.profiles set first_name = 'Pirkite pigiai', last_name = ''`
      expect(await tx`select author_name from public.event_comments where id = ${id}`).toEqual([before])
      await as(tx, ona)`select public.unban_commenter(${rasa.id})`
      expect(await tx`select author_name from public.event_comments where id = ${id}`).toEqual([
        {author_name: 'Pirkite pigiai'},
      ])
    })
  })

  test('is neither an admin nor a moderator, has an account, and the reason is limited in length', async () => {
    await rolledBack(async (tx) => {
      const {rasa, ona} = await cast(tx)
      const ban = (id: string, reason: string | null = null) =>
        as(tx, ona)`select public.ban_commenter(${id}, ${reason})`
      const milda = await giveRole(tx, await signUp(tx), 'moderator')
      for (const {id} of [ona, milda]) await expect(ban(id)).rejects.toMatchObject({code: '22023'})
      await expect(ban('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({code: '23503'})
      await expect(ban(rasa.id, 'a'.repeat(501))).rejects.toMatchObject({code: '23514'})
      expect(await actionsOf(tx, ona)).toEqual([])
    })
  })
})
