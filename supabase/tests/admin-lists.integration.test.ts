import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {approvedComment} from './content.ts'
import {rolledBack} from './database.ts'
import {cast} from './moderation.ts'

describe('admin lists', () => {
  test('are searched without regard to diacritics and case', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event, 'Ačiū už ŠVENTĘ')
      const [found] = await as(tx, ona)`select search_text from public.comment_overview where id = ${id}`
      expect(found?.search_text).toContain('aciu uz svente')
      const [person] = await as(tx, ona)`
        select search_text, is_admin from public.user_overview where id = ${rasa.id}`
      expect(person).toMatchObject({search_text: expect.stringContaining('rasa zasyte'), is_admin: false})
    })
  })
})
