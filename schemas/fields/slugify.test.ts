import {expect, test} from 'vitest'
import {slugify} from './slugify.ts'

test.for([
  ['Šv. Kalėdos – jau čia!', 'sv-kaledos-jau-cia'],
  ['ĄČĘĖĮŠŲŪŽ ąčęėįšųūž', 'aceeisuuz-aceeisuuz'],
  ['„Iš širdies į širdį“ 2025', 'is-sirdies-i-sirdi-2025'],
  ['  5 km bėgimas: Niuportas  ', '5-km-begimas-niuportas'],
  ['Llŷn & Môn', 'llyn-mon'],
  ['!!!', ''],
])('„%s“ becomes %s', ([title = '', address = '']) => {
  expect(slugify(title)).toBe(address)
})

test('a long title is cut after a whole word', () => {
  const address = slugify(
    'Velso lietuvių bendruomenės metinis narių susirinkimas ir kalėdinė vakaronė Kardife 2025',
  )
  expect(address).toBe('velso-lietuviu-bendruomenes-metinis-nariu-susirinkimas-ir-kaledine-vakarone')
})

test('one endless word is cut at the limit', () => {
  expect(slugify('a'.repeat(200))).toHaveLength(80)
})
