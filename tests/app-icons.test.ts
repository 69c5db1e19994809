import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import sharp, {type Sharp} from 'sharp'
import {expect, test} from 'vitest'

const web = join(import.meta.dirname, '../apps/web')
const drawing = readFileSync(join(web, 'app/icon.svg'), 'utf8')
/** A launcher cuts a maskable icon to its own shape. */
const withoutCorners = drawing.replace(' rx="8"', '')

const pixels = (image: Sharp) => image.flatten({background: '#fff'}).raw().toBuffer()

test.each([
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['maskable-icon-192.png', 192, withoutCorners],
  ['maskable-icon-512.png', 512, withoutCorners],
])('%s shows the drawing of icon.svg', async (file, size, svg) => {
  const icon = sharp(join(web, 'public', file))
  expect(await icon.metadata()).toMatchObject({format: 'png', width: size, height: size})
  const drawn = sharp(Buffer.from(svg), {density: (72 * size) / 40}).resize(size, size)
  const [actual, expected] = await Promise.all([pixels(icon), pixels(drawn)])
  // The file has a palette of 256 colours.
  const differences = actual.filter((value, index) => Math.abs(value - (expected[index] ?? 0)) > 24)
  expect(differences.length / actual.length).toBeLessThan(0.001)
})

test('what a launcher may cut off a maskable icon is background', async () => {
  const size = 192
  const icon = await pixels(sharp(join(web, 'public/maskable-icon-192.png')))
  const background = icon.subarray(0, 3)
  const outside: number[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (Math.hypot(x - size / 2, y - size / 2) > size * 0.4) outside.push((y * size + x) * 3)
    }
  }
  expect(outside.filter((at) => !icon.subarray(at, at + 3).equals(background))).toEqual([])
})
