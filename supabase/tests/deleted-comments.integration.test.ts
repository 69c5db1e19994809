import {describe, expect, test} from 'vitest'
import {as, refused, service, visitor} from './callers.ts'
import {approvedComment, comment} from './content.ts'
import {rolledBack} from './database.ts'
import {actionsOf, cast} from './moderation.ts'
import {signUp} from './people.ts'

describe('a deleted comment', () => {
  test('is archived with the admin who deleted it', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event, 'Reklama')
      await as(tx, ona)`delete from public.event_comments where id = ${id}`
      expect(await as(tx, visitor())`select * from public.event_comments where id = ${id}`).toEqual([])
      expect(await as(tx, ona)`select * from public.deleted_comments where id = ${id}`).toMatchObject([
        {event_id: event, user_id: rasa.id, comment_text: 'Reklama', status: 'approved', deleted_by: ona.id},
      ])
      expect(await as(tx, ona)`select * from public.comment_overview where id = ${id}`).toMatchObject([
        {
          author_name: 'Rasa Žąsytė',
          author_email: rasa.email,
          deleted_by_name: 'Ona Onaitytė',
          content_title_en: 'Picnic',
        },
      ])
      expect(await actionsOf(tx, ona)).toEqual([['delete', 'comment', id, {}]])
    })
  })

  test.each(['pending', 'approved'])('is restored unchanged: %s, with its id and date', async (status) => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await comment(tx, rasa, event, 'Ne reklama')
      await tx`
        update public.event_comments set status = ${status}, created_at = '2025-11-01T12:00:00Z' where id = ${id}`
      const [before] = await tx`select * from public.event_comments where id = ${id}`
      await as(tx, ona)`delete from public.event_comments where id = ${id}`
      await as(tx, ona)`select public.restore_comment(${id})`
      await as(tx, ona)`select public.restore_comment(${id})`
      expect(await tx`select * from public.event_comments where id = ${id}`).toEqual([before])
      expect(await tx`select from public.deleted_comments where id = ${id}`).toHaveLength(0)
      expect((await actionsOf(tx, ona)).map(([action]) => action)).toEqual(['delete', 'restore'])
    })
  })

  test('is purged after 7 days and not before', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const [old, recent] = [await comment(tx, rasa, event), await comment(tx, rasa, event)]
      await as(tx, ona)`delete from public.event_comments where id in (${old}, ${recent})`
      await tx`update public.deleted_comments set deleted_at = now() - interval '7 days 1 minute' where id = ${old}`
      await tx`update public.deleted_comments set deleted_at = now() - interval '6 days 23 hours' where id = ${recent}`
      await as(tx, service)`select public.purge_expired()`
      expect(await tx`select id from public.deleted_comments where user_id = ${rasa.id}`).toEqual([
        {id: recent},
      ])
      await as(tx, ona)`select public.restore_comment(${old}), public.restore_comment(${recent})`
      expect(await tx`select id from public.event_comments where user_id = ${rasa.id}`).toEqual([
        {id: recent},
      ])
    })
  })

  test('cannot be restored after 7 days, even before the purge', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await comment(tx, rasa, event)
      await as(tx, ona)`delete from public.event_comments where id = ${id}`
      await tx`update public.deleted_comments set deleted_at = now() - interval '7 days 1 minute' where id = ${id}`
      await as(tx, ona)`select public.restore_comment(${id})`
      expect(await tx`select from public.event_comments where id = ${id}`).toHaveLength(0)
    })
  })

  test('can be deleted by admins only, not by its author', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa} = await cast(tx)
      const id = await approvedComment(tx, rasa, event)
      for (const caller of [rasa, await signUp(tx)])
        await as(tx, caller)`delete from public.event_comments where id = ${id}`
      await expect(
        as(tx, visitor())`delete from public.event_comments where id = ${id}`,
      ).rejects.toMatchObject(refused)
      expect(await tx`select from public.event_comments where id = ${id}`).toHaveLength(1)
      expect(await tx`select from public.deleted_comments where id = ${id}`).toHaveLength(0)
    })
  })
})
