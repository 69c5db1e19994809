import {describe, expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {approvedComment} from './content.ts'
import {rolledBack} from './database.ts'
import {cast} from './moderation.ts'
import {giveRole, signUp} from './people.ts'

describe('admin lists', () => {
  test('are searched without regard to diacritics and case', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event, 'Ačiū už ŠVENTĘ')
      const [found] = await as(tx, ona)`select search_text from public.comment_overview where id = ${id}`
      expect(found?.search_text).toContain('aciu uz svente')
      const people = await as(tx, ona)`select id from public.find_users('{%rasa%,%zasyte%}')`
      expect(people).toEqual([{id: rasa.id}])
    })
  })

  test('of accounts and messages are in Lithuanian order', async () => {
    await rolledBack(async (tx) => {
      const {ona} = await cast(tx)
      const names = ['Ąžuolas', 'Cibas', 'Česlova', 'Yla', 'Ivanas', 'Öberg', 'Qadir', 'Sabas', 'Šilas']
      for (const last_name of names.toReversed()) {
        const person = await signUp(tx, 'Zvirgžda', {last_name})
        await tx`
          insert into public.contact_messages (first_name, last_name, email, subject, message, language)
          values ('Zvirgžda', ${last_name}, ${person.email}, 'Klausimas', 'Labas', 'lt')`
      }
      const lists = await Promise.all([
        as(tx, ona)`
          select last_name as name from public.user_overview where first_name = 'Zvirgžda' order by sort_name`,
        as(tx, ona)`
          select last_name as name from public.contact_messages
          where first_name = 'Zvirgžda' order by last_name, first_name`,
      ])
      for (const rows of lists) expect(rows.map(({name}) => name)).toEqual(names)
    })
  })

  test('of accounts may be searched for the first in an order', async () => {
    await rolledBack(async (tx) => {
      const {ona} = await cast(tx)
      for (const last_name of ['Bitė', 'Avis', 'Cikada']) await signUp(tx, 'Zvirgžda', {last_name})
      const found = (isDescending: boolean) => as(tx, ona)`
        select last_name as name from public.find_users('{%zvirgzda%}', 2, 'sort_name', ${isDescending}) order by sort_name`
      expect(await found(false)).toEqual([{name: 'Avis'}, {name: 'Bitė'}])
      expect(await found(true)).toEqual([{name: 'Bitė'}, {name: 'Cikada'}])
    })
  })

  test('of accounts are found by admins only', async () => {
    await rolledBack(async (tx) => {
      const {rasa} = await cast(tx)
      const milda = await giveRole(tx, await signUp(tx, 'Milda'), 'moderator')
      for (const person of [rasa, milda]) {
        expect(await as(tx, person)`select id from public.find_users('{%rasa%}')`).toEqual([])
        expect(
          await as(tx, person)`select private.users_found('{%rasa%}', null, 'created_at', false) as ids`,
        ).toEqual([{ids: []}])
      }
      await expect(as(tx, visitor())`select id from public.find_users('{%rasa%}')`).rejects.toMatchObject(
        refused,
      )
    })
  })
})
