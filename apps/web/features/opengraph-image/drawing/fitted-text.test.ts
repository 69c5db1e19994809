import {expect, test} from 'vitest'
import {fitTitle, LINE_HEIGHT, lineCount} from './fitted-text.ts'

const room = {width: 528, height: 360}

test('the longer the title, the smaller its font size', () => {
  const sizes = ['Naujienos', 'Tapkite nariu: registracija iki gruodžio 31 d.', 'žodis '.repeat(40)].map(
    (title) => fitTitle(title, room).size,
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
  const size = fitTitle(`Mūsų ${word}`, room).size
  expect(size * measured).toBeLessThanOrEqual(room.width)
  expect(size).toBeGreaterThanOrEqual(56)
})

test('a title of several lines leaves room for what is above and below', () => {
  const {size} = fitTitle('Lietuviškas filmas Kardife ir Niuporte', room)
  expect(4 * size * LINE_HEIGHT).toBeLessThanOrEqual(room.height)
  expect(fitTitle('Ir du trys', room)).toEqual({size: 96, lines: 3})
})

test.each([360, 300, 250])('no title gets more lines than fit into %i pixels', (height) => {
  for (const title of ['Ir', 'žodis '.repeat(5), 'žodis '.repeat(40), 'W'.repeat(150), '@ '.repeat(75), '']) {
    const {size, lines} = fitTitle(title, {...room, height})
    expect(lines).toBeGreaterThanOrEqual(1)
    expect(lines * size * LINE_HEIGHT).toBeLessThanOrEqual(height)
  }
})

test('a long text is counted in lines', () => {
  const line = {width: 528, size: 34}
  expect(lineCount('2025 m. gruodžio 13 d.', line)).toBe(1)
  expect(lineCount('2025 m. gruodžio 13 d., 17.00 – 2025 m. gruodžio 14 d., 22.00', line)).toBe(3)
})
