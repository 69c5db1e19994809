import {describe, expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {approvedComment, comment, report} from './content.ts'
import {rolledBack} from './database.ts'
import {actionsOf, cast} from './moderation.ts'
import {anonymousId, signUp} from './people.ts'

describe('a report', () => {
  test('is accepted once per visitor and visible to admins only', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event)
      const [tomas, guest] = [await signUp(tx), visitor(anonymousId())]
      await report(tx, tomas, id, 'Nemandagu')
      await report(tx, guest, id)
      for (const caller of [tomas, guest])
        await expect(report(tx, caller, id)).rejects.toMatchObject({code: '23505'})
      expect(await as(tx, ona)`select open_reports from public.comment_overview where id = ${id}`).toEqual([
        {open_reports: 2},
      ])
      expect(await as(tx, tomas)`select * from public.comment_reports`).toEqual([])
      await expect(as(tx, guest)`select * from public.comment_reports`).rejects.toMatchObject(refused)
    })
  })

  test('is rejected while a comment has twenty open reports', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event)
      for (let count = 0; count < 20; count++) await report(tx, visitor(anonymousId()), id)
      await expect(report(tx, visitor(anonymousId()), id)).rejects.toMatchObject({code: 'PT429'})
      await as(tx, ona)`select public.dismiss_reports(${id})`
      await report(tx, visitor(anonymousId()), id)
    })
  })

  test('is resolved by an admin and logged', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event)
      await report(tx, visitor(anonymousId()), id)
      await as(tx, ona)`select public.dismiss_reports(${id})`
      await as(tx, ona)`select public.dismiss_reports(${id})`
      expect(await as(tx, ona)`select open_reports from public.comment_overview where id = ${id}`).toEqual([
        {open_reports: null},
      ])
      expect(
        await as(tx, ona)`select resolved_by from public.comment_reports where comment_id = ${id}`,
      ).toEqual([{resolved_by: ona.id}])
      expect(await actionsOf(tx, ona)).toEqual([['dismiss reports', 'comment', id, {}]])
    })
  })

  test('is rejected in the name of others, without an id, and on an invisible comment', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa} = await cast(tx)
      const [tomas, guest] = [await signUp(tx), visitor(anonymousId())]
      const [approved, pending] = [await approvedComment(tx, rasa, event), await comment(tx, rasa, event)]
      const forged = {comment_id: approved, reporter_id: rasa.id}
      for (const caller of [tomas, guest, visitor(), visitor(rasa.id)]) {
        await expect(as(tx, caller)`insert into public.comment_reports ${tx(forged)}`).rejects.toMatchObject(
          refused,
        )
      }
      await expect(report(tx, visitor(''), approved)).rejects.toMatchObject(refused)
      await expect(report(tx, tomas, pending)).rejects.toMatchObject(refused)
      await expect(report(tx, tomas, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject(refused)
    })
  })

  test.each(['', ' per ', 'a'.repeat(501)])('rejects the reason "%.10s"', async (reason) => {
    await rolledBack(async (tx) => {
      const {event, rasa} = await cast(tx)
      const id = await approvedComment(tx, rasa, event)
      await expect(report(tx, visitor(anonymousId()), id, reason)).rejects.toMatchObject({code: '23514'})
    })
  })

  test('cannot be resolved by its author', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa} = await cast(tx)
      const row = {
        comment_id: await approvedComment(tx, rasa, event),
        reporter_id: rasa.id,
        resolved_at: '2025-11-15T12:00:00Z',
      }
      await expect(as(tx, rasa)`insert into public.comment_reports ${tx(row)}`).rejects.toMatchObject(refused)
    })
  })
})
