import {readdirSync, readFileSync} from 'node:fs'
import {extname, join} from 'node:path'
import sharp from 'sharp'
import {expect, test} from 'vitest'

const folder = join(import.meta.dirname, '../studio/seed/images')
const formats: Record<string, string> = {'.jpg': 'jpeg', '.png': 'png', '.webp': 'webp'}

const pictures = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const bytes = readFileSync(join(folder, file))
    const {format, width, height} = await sharp(bytes).metadata()
    return {file, format, width, height, size: bytes.length}
  }),
)

test.each(pictures)(
  '$file has the format of its name and a size fit for a page',
  ({file, format, width, height, size}) => {
    expect(format).toBe(formats[extname(file)])
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(1600)
    expect(size).toBeLessThanOrEqual(250_000)
  },
)

test('the seed content has pictures of varied shapes', () => {
  expect(new Set(pictures.map(({width, height}) => (width / height).toFixed(2)))).toEqual(
    new Set(['2.00', '1.78', '1.50', '1.00', '0.80']),
  )
})
