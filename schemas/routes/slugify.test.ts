import {expect, test} from 'vitest'
import {slugify} from './slugify.ts'

test.for([
  ['Šv. Kalėdos – jau čia!', 'sv-kaledos-jau-cia'],
  ['ĄČĘĖĮŠŲŪŽ ąčęėįšųūž', 'aceeisuuz-aceeisuuz'],
  ['„Iš širdies į širdį“ 2025', 'is-sirdies-i-sirdi-2025'],
  ['  5 km bėgimas: Niuportas  ', '5-km-begimas-niuportas'],
  ['Llŷn & Môn', 'llyn-mon'],
  ['St David’s Day / Dydd Gŵyl Dewi', 'st-davids-day-dydd-gwyl-dewi'],
  ['Łódź, Straße ir Ørsted', 'lodz-strasse-ir-orsted'],
  ['!!!', ''],
])('„%s“ becomes %s', ([title = '', slug = '']) => {
  expect(slugify(title)).toBe(slug)
})

test('a long title is cut after a whole word', () => {
  const slug = slugify(
    'Velso lietuvių bendruomenės metinis narių susirinkimas ir kalėdinė vakaronė Kardife 2025',
  )
  expect(slug).toBe('velso-lietuviu-bendruomenes-metinis-nariu-susirinkimas-ir-kaledine-vakarone')
})

test('one long word is cut at the limit', () => {
  expect(slugify('a'.repeat(200))).toHaveLength(80)
})
