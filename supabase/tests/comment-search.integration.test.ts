import {fold} from '@site/schemas/fold'
import {describe, expect, test} from 'vitest'
import {as, refused, visitor} from './callers.ts'
import {approvedComment} from './content.ts'
import {rolledBack, type Transaction} from './database.ts'
import {cast} from './moderation.ts'
import {giveRole, type Person, signUp} from './people.ts'

/** Ids of the comments that contain all words, which are folded, oldest first. */
async function findBy(tx: Transaction, caller: Person, ...words: string[]): Promise<string[]> {
  const rows = await as(tx, caller)<{id: string}>`
    select id from public.find_comments(${words.map((word) => `%${word}%`)}::text[]) order by created_at, comment_text`
  return rows.map(({id}) => id)
}

const scansOf = async (tx: Transaction, index: string) => {
  const [row] = await tx<{scans: number}[]>`
    select pg_stat_get_xact_numscans(to_regclass('public.' || ${index}))::integer as scans`
  return row?.scans ?? 0
}

describe('a search of comments', () => {
  test('finds parts of words in the text and in the name, the city and the address of the author', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      await tx`update public.profiles set city = 'Šventoji' where id = ${rasa.id}`
      const id = await approvedComment(tx, rasa, event, 'Ačiū už GRAŽIĄ vakaronę')
      await approvedComment(tx, ona, event, 'Ačiū už gražią vakaronę')
      for (const words of [
        ['graz', 'asyt'],
        ['zasyte', 'rasa', 'vakaron'],
        ['ventoj'],
        fold(rasa.email).split(' '),
      ])
        expect(await findBy(tx, ona, ...words)).toEqual([id])
      expect(await findBy(tx, ona, 'graz', 'nera')).toEqual([])
    })
  })

  test('finds the author by the new name once it has changed', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event)
      await as(tx, rasa)`update public.profiles set last_name = 'Gervėčiūtė' where id = ${rasa.id}`
      expect(await findBy(tx, ona, 'gerveciut')).toEqual([id])
      expect(await findBy(tx, ona, 'zasyt', 'rasa')).toEqual([])
    })
  })

  test('finds deleted comments too', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event, 'Vakaronė')
      await as(tx, ona)`delete from public.event_comments where id = ${id}`
      expect(await findBy(tx, ona, 'vakaron', 'zasyt')).toEqual([id])
    })
  })

  test('takes the words as they are', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const id = await approvedComment(tx, rasa, event, "o'; drop table x; -- 100 %L")
      const rows = await as(tx, ona)`
        select id from public.find_comments(array['%100%', ${String.raw`%\%l%`}, ${`%o; drop%`}])`
      expect(rows).toEqual([{id}])
    })
  })

  test('may be limited to the newest or the oldest', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      const ids = []
      for (const n of [1, 2, 3]) {
        const id = await approvedComment(tx, rasa, event, `Zuikis ${n}`)
        await tx`update public.event_comments set created_at = now() - ${n} * interval '1 day' where id = ${id}`
        ids.push({id})
      }
      const first = (isOldest: boolean) =>
        as(
          tx,
          ona,
        )`select id from public.find_comments(array['%zuikis%'], 2, ${isOldest}) order by created_at desc`
      expect(await first(false)).toEqual(ids.slice(0, 2))
      expect(await first(true)).toEqual(ids.slice(1))
    })
  })

  test('by a moderator does not find authors by what only admins see', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa} = await cast(tx)
      const milda = await giveRole(tx, await signUp(tx, 'Milda'), 'moderator')
      const id = await approvedComment(tx, rasa, event, 'Vakaronė')
      expect(await findBy(tx, milda, 'vakaron', 'rasa')).toEqual([id])
      expect(await findBy(tx, milda, 'vakaron', 'zasyt')).toEqual([])
      expect(await findBy(tx, milda, ...fold(rasa.email).split(' '))).toEqual([])
    })
  })

  test('finds nothing for others', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa} = await cast(tx)
      await approvedComment(tx, rasa, event, 'Vakaronė')
      expect(await findBy(tx, rasa, 'vakaron')).toEqual([])
      expect(
        await as(tx, rasa)`select private.comments_found(array['%vakaron%'], null, false) as ids`,
      ).toEqual([{ids: []}])
      await expect(
        as(tx, visitor())`select id from public.find_comments(array['%vakaron%'])`,
      ).rejects.toMatchObject(refused)
    })
  })

  test('uses the indexes of trigrams', async () => {
    await rolledBack(async (tx) => {
      const {event, rasa, ona} = await cast(tx)
      await tx`
        insert into public.event_comments (event_id, user_id, comment_text)
        select ${event}, ${rasa.id}, 'Komentaras ' || md5(n::text) from generate_series(1, 5000) as n`
      await tx`
        insert into auth.users (id, email, raw_user_meta_data)
        select gen_random_uuid(), md5(n::text) || '@example.test', '{}' from generate_series(1, 3000) as n`
      const id = await approvedComment(tx, ona, event, 'Zuikiai ir briedžiai')
      await tx`analyze public.event_comments, public.profiles`
      expect(await findBy(tx, ona, 'zuiki')).toEqual([id])
      for (const index of ['event_comments_searched', 'profiles_searched'])
        expect(await scansOf(tx, index)).toBeGreaterThan(0)
    })
  })
})
