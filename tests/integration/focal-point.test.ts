import sharp, {type Sharp} from 'sharp'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {temporaryLake, type TemporaryLake} from '../../apps/emulators/lake/testing/temporary-lake.ts'
import type * as Images from '../../apps/web/sanity/cropped-image.ts'
import {stubSiteEnv} from '../../apps/web/revalidation/testing/site-env.ts'

/** Where the picture is red, as shares of its size: far off its centre. */
const focus = {x: 0.94, y: 0.08}
const size = {width: 1500, height: 1000}

let lake: TemporaryLake
let image: {
  asset: {_id: string; width: number; height: number}
  hotspot: typeof focus & {width: number; height: number}
}
let images: typeof Images

beforeAll(async () => {
  lake = await temporaryLake({SANITY_PROJECT_ID: 'unit'})
  const dot = await sharp({create: {width: 90, height: 90, channels: 3, background: '#ff0000'}})
    .png()
    .toBuffer()
  const picture = await sharp({create: {...size, channels: 3, background: '#2040ff'}})
    .composite([{input: dot, left: size.width * focus.x - 45, top: size.height * focus.y - 45}])
    .png()
    .toBuffer()
  const {_id} = await lake.client('administrator').assets.upload('image', picture, {filename: 'taskas.png'})
  image = {asset: {_id, ...size}, hotspot: {...focus, width: 0.08, height: 0.08}}
  stubSiteEnv({SANITY_API_HOST: lake.origin()})
  images = await import('../../apps/web/sanity/cropped-image.ts')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await lake.remove()
})

/** Whether a picture has red in it. */
async function hasDot(picture: Sharp): Promise<boolean> {
  const {data, info} = await picture.removeAlpha().raw().toBuffer({resolveWithObject: true})
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) > 200 && (data[at + 2] ?? 255) < 80) return true
  }
  return false
}

async function load(ratio?: number, crop?: object) {
  const cropped = images.croppedImage({...image, ...(crop && {crop})}, ratio)
  if (!cropped) throw new Error('There is no picture')
  const response = await fetch(`${cropped.src.replace('&auto=format', '')}&w=${Math.min(480, cropped.width)}`)
  return sharp(await response.arrayBuffer())
}

/** What a box of the ratio shows of a picture with `object-fit: cover` and this `object-position`. */
async function covered(picture: Sharp, box: number, position = '50% 50%') {
  const {width, height} = await picture.metadata()
  const [x = 0.5, y = 0.5] = position.split(' ').map((place) => Number.parseFloat(place) / 100)
  const part = {width: Math.floor(Math.min(width, height * box)), height: 0}
  part.height = Math.floor(part.width / box)
  const left = Math.round((width - part.width) * x)
  const top = Math.round((height - part.height) * y)
  return sharp(
    await picture
      .extract({left, top, ...part})
      .png()
      .toBuffer(),
  )
}

const ratios = {square: 1, card: 3 / 2, row: 4 / 3, performer: 4 / 5, 'share picture': 1200 / 630}

test.each(Object.entries(ratios))('the crop of a %s keeps the focal point', async (_, ratio) => {
  expect(await hasDot(await load(ratio))).toBe(true)
})

const boxes = {banner: 5 / 2, hero: 9 / 4, portrait: 4 / 5, phone: 4 / 3, column: 1 / 3}

test.each(Object.entries(boxes))('a %s keeps the focal point of an uncropped picture', async (_, box) => {
  expect(await hasDot(await covered(await load(), box, images.focalPosition(image)))).toBe(true)
})

test.each(Object.entries(boxes))('a %s keeps the focal point of what a volunteer left', async (_, box) => {
  const crop = {left: 0.4, right: 0, top: 0, bottom: 0.3}
  const position = images.focalPosition({...image, crop})
  expect(await hasDot(await covered(await load(undefined, crop), box, position))).toBe(true)
})

test('a card that fills a high column keeps the focal point', async () => {
  const position = images.focalPosition(image, 3 / 2)
  expect(await hasDot(await covered(await load(3 / 2), 1 / 3, position))).toBe(true)
})

test.each(['banner', 'hero', 'portrait', 'column'] as const)(
  'a %s would lose the focal point without its position',
  async (box) => {
    expect(await hasDot(await covered(await load(), boxes[box]))).toBe(false)
  },
)
