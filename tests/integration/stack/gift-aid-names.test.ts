import {fold} from '@site/schemas/fold'
import {isOneFirstName, isOnePerson} from '@site/schemas/gift-aid/one-person'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {giftAidSchedule} from '../../../apps/web/features/donations/admin/gift-aid/gift-aid-schedule.ts'
import {withDatabase} from '../../support/database.ts'

const europe = fc.constantFrom(...'aĄžŁßĐđøıİÞæŒẞƏŵſﬁǅœĽó̧’ʼ`´·-–. ()"\u200b')
const any = fc.string({unit: 'grapheme', maxLength: 12})
const line = fc
  .oneof(fc.string({unit: europe, maxLength: 40}), fc.string({unit: 'grapheme-ascii', maxLength: 36}), any)
  .filter((text) => !/\p{Cc}|\p{Cs}/u.test(text))

const names = fc.sample(line, 4000)

/** Letters that only change another one, such as ʼ, are none. */
const count = (text: string) => [...text.matchAll(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/gu)].length

const scheduled = (lastName: string) =>
  String(
    giftAidSchedule([
      {
        title: null,
        firstName: 'Ona',
        lastName,
        house: '1',
        postcode: null,
        donatedOn: '2026-03-01',
        pence: 1,
      },
    ])[1]?.[3],
  )

test('the schedule has plain letters for all letters of a name, or the gift is held back', async () => {
  const rows = await withDatabase(
    (sql) => sql<{name: string; fits: boolean}[]>`
      select name, private.is_in_plain_letters(name, 35) as fits
      from unnest(${names}::text[]) as name`,
  )
  const fitting = rows.filter(({fits}) => fits)
  expect(rows).toHaveLength(names.length)
  expect(fitting.length).toBeGreaterThan(100)
  const wrong = fitting
    .map((row) => ({name: row.name, written: scheduled(row.name)}))
    .filter(
      ({name, written}) =>
        !/^[A-Za-z\d' ]{1,35}$/.test(written) ||
        fold(written).replaceAll(' ', '') !== fold(name).replaceAll(/[^a-z\d]/g, '') ||
        count(written) < count(name.normalize('NFC')),
    )
  expect(wrong).toEqual([])
})

test.each([
  'Анна',
  'Jоnas',
  'Σίσυφος',
  '王',
  'გიორგი',
  'حسن',
  'Anna Ж',
  '',
  '.',
  '—',
  "'",
  '\u200b',
  'ß'.repeat(20),
])('%j has no plain letters that stand for it', async (name) => {
  const [row] = await withDatabase(
    (sql) => sql<{fits: boolean}[]>`select private.is_in_plain_letters(${name}, 35) as fits`,
  )
  expect(row?.fits).toBe(false)
})

test('the database and the form take the same names for those of one person', async () => {
  const word = fc.oneof(
    any,
    fc.constantFrom('Jonas', 'Ona', 'ir', 'IR', 'and', 'su', 'y', 'A', 'Šeima', 'Mr', '&', '＋', 'a'),
  )
  const joined = fc
    .array(word, {minLength: 1, maxLength: 4})
    .chain((words) => fc.constantFrom(' ', '-', '/', ' (').map((sign) => words.join(sign)))
    .filter((text) => !/\p{Cc}|\p{Cs}/u.test(text))
  const drawn = fc.sample(joined, 3000)
  const rows = await withDatabase(
    (sql) => sql<{name: string; first: boolean; last: boolean}[]>`
      select name, private.is_one_person(null, name, 'Ona') as first, private.is_one_person(null, 'Ona', name) as last
      from unnest(${drawn}::text[]) as name`,
  )
  expect(rows.map(({name, first, last}) => [name, first, last])).toEqual(
    drawn.map((each) => [each, isOneFirstName(each), isOnePerson(each)]),
  )
})
