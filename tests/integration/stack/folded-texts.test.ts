import {fold} from '@site/schemas/fold'
import {expect, test} from 'vitest'
import {withDatabase} from '../../support/database.ts'

/** Letters of Unicode 16 and later, which the database may not know yet. */
const isNew = (code: number) => code === 0x1c89 || (code >= 0xa7cb && code <= 0xa7f1)

test('the database compares texts as the site does: all characters, at the end and within', async () => {
  const rows = await withDatabase(
    (sql) => sql<{code: number; alone: string; within: string}[]>`
      select code, private.fold(chr(code)) as alone, private.fold('Ą' || chr(code) || ' b') as within
      from generate_series(1, 65535) as code where code not between 55296 and 57343`,
  )
  expect(rows).toHaveLength(65_535 - 2048)
  const different = rows.filter(({code, alone, within}) => {
    const character = String.fromCodePoint(code)
    return !isNew(code) && (alone !== fold(character) || within !== fold(`Ą${character} b`))
  })
  expect(different).toEqual([])
})

test('the database compares names as the site does', async () => {
  const names = [
    'Łukasz O’Brien–Žukauskas',
    '  İbrahim\u00a0ŞAĞ ',
    'SIÔN ap Gŵyn',
    'ΣΊΣΥΦΟΣ',
    "Hryhor'ïev",
    'plain  - name',
  ]
  const rows = await withDatabase(
    (sql) =>
      sql<{folded: string}[]>`select private.fold(name) as folded from unnest(${names}::text[]) as name`,
  )
  expect(rows.map(({folded}) => folded)).toEqual(names.map(fold))
})
