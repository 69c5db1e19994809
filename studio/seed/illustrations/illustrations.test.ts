import {readdirSync} from 'node:fs'
import {stat} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import sharp from 'sharp'
import {expect, test} from 'vitest'
import {sceneSvg} from './scene.ts'
import {scenes} from './scenes.ts'

const images = fileURLToPath(new URL('../images/', import.meta.url))
const files = scenes.map(({name, format}) => `${name}.${format}`)

test('each scene has its image file, and no file is left over', () => {
  expect(readdirSync(images).toSorted()).toEqual(files.toSorted())
})

test.each(scenes.map((scene, index) => ({...scene, file: files[index] ?? ''})))(
  '$file is of the size of its scene and light enough for a page',
  async ({file, width, height, format}) => {
    const found = await sharp(images + file).metadata()
    expect(found).toMatchObject({width, height, format: format === 'jpg' ? 'jpeg' : format})
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(1600)
    expect((await stat(images + file)).size).toBeLessThanOrEqual(250_000)
  },
)

test('the pictures are of varied shapes', () => {
  expect(new Set(scenes.map(({width, height}) => (width / height).toFixed(2)))).toEqual(
    new Set(['2.00', '1.78', '1.50', '1.00', '0.80']),
  )
})

test('a scene drawn twice is the same, and holds no text and no number that is none', () => {
  const drawn = scenes.map(sceneSvg)
  expect(scenes.map(sceneSvg).map((again, index) => again === drawn[index])).toEqual(scenes.map(() => true))
  expect(drawn.filter((svg) => /<text|NaN|undefined|Infinity/.test(svg))).toEqual([])
})
