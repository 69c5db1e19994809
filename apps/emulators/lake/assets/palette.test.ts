import {expect, test} from 'vitest'
import {paletteOf} from './palette.ts'

/** RGB pixels: `count` of each colour. */
const pixels = (...parts: [red: number, green: number, blue: number, count: number][]) =>
  Uint8Array.from(
    parts.flatMap(([red, green, blue, count]) =>
      Array.from({length: count}, () => [red, green, blue]).flat(),
    ),
  )

test('finds the dominant colour and each kind of swatch', () => {
  const palette = paletteOf(
    pixels([250, 246, 238, 60], [217, 148, 43, 20], [20, 60, 40, 15], [120, 110, 100, 5]),
  )
  expect(palette).toMatchObject({
    _type: 'sanity.imagePalette',
    dominant: {background: '#faf6ee', foreground: '#000', title: '#000', population: 60},
    vibrant: {background: '#d9942b', foreground: '#000', population: 20},
    darkVibrant: {background: '#143c28', foreground: '#fff', population: 15},
    muted: {background: '#786e64', population: 5},
  })
})

test('omits swatches that match no colour', () => {
  const palette = paletteOf(pixels([0, 0, 0, 100]))
  expect(palette).toMatchObject({dominant: {background: '#000000', population: 100}})
  expect(palette).not.toHaveProperty('vibrant')
})
