import {expect, test} from 'vitest'
import {LINE_HEIGHT, titleSize} from './title-size.ts'

const room = {width: 528, height: 360}

test('the longer the title, the smaller its font size', () => {
  const sizes = ['Naujienos', 'Tapkite nariais: registracija iki gruodžio 31 d.', 'žodis '.repeat(40)].map(
    (title) => titleSize(title, room),
  )
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(3)
})

// Measured in the typeface, in em.
test.each([
  ['bendruomenės', 7.19],
  ['bendraujam', 5.84],
  ['midsummer', 5.88],
  ['Communications', 8.19],
  ['Prieškalėdinės', 6.96],
])('the word %s fits on one line', (word, measured) => {
  const size = titleSize(`Mūsų ${word}`, room)
  expect(size * measured).toBeLessThanOrEqual(room.width)
  expect(size).toBeGreaterThanOrEqual(56)
})

test('a title of several lines leaves room for what is above and below', () => {
  const size = titleSize('Lietuviškas filmas Kardife ir Niuporte', room)
  expect(4 * size * LINE_HEIGHT).toBeLessThanOrEqual(room.height)
  expect(titleSize('Ir du trys', room)).toBe(96)
})
