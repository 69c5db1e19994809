import {expect, test} from 'vitest'
import {titleSize} from './title-size.ts'

test('the longer the title, the smaller its font size', () => {
  const sizes = ['Naujienos', 'Tapkite nariais: registracija iki gruodžio 31 d.', 'žodis '.repeat(40)].map(
    (title) => titleSize(title.trim(), 528),
  )
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(3)
})

test('a long word fits on one line', () => {
  const word = 'nebeprisikiškiakopūsteliaujančiųjų'.slice(0, 20)
  expect(titleSize(word, 528) * 0.5 * word.length).toBeLessThanOrEqual(528)
})
