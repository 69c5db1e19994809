import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {approvedComment} from './content.ts'
import {rolledBack} from './database.ts'
import {cast} from './moderation.ts'
import {signUp} from './people.ts'

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

  test('of accounts, comments and messages are in Lithuanian order', async () => {
    await rolledBack(async (tx) => {
      const {event, ona} = await cast(tx)
      const names = ['Ąžuolas', 'Cibas', 'Česlova', 'Yla', 'Ivanas', 'Öberg', 'Qadir', 'Sabas', 'Šilas']
      for (const last_name of names.toReversed()) {
        const person = await signUp(tx, 'Zvirgžda', {last_name})
        await tx`update public.profiles set city = ${last_name} where id = ${person.id}`
        await approvedComment(tx, person, event, 'Ačiū')
        await tx`
          insert into public.contact_messages (first_name, last_name, email, subject, message, language)
          values ('Zvirgžda', ${last_name}, ${person.email}, 'Klausimas', 'Labas', 'lt')`
      }
      const lists = await Promise.all([
        as(tx, ona)`
          select last_name as name from public.user_overview where first_name = 'Zvirgžda' order by sort_name`,
        as(tx, ona)`
          select city as name from public.user_overview where first_name = 'Zvirgžda' order by sort_city`,
        as(tx, ona)`
          select split_part(author_name, ' ', 2) as name from public.comment_overview
          where event_id = ${event} and author_name like 'Zvirgžda %' order by sort_name`,
        as(tx, ona)`
          select last_name as name from public.contact_messages
          where first_name = 'Zvirgžda' order by last_name, first_name`,
      ])
      for (const rows of lists) expect(rows.map(({name}) => name)).toEqual(names)
    })
  })
})
