import * as fc from 'fast-check'
import {afterEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

async function imagesAt(SANITY_API_HOST: string) {
  vi.resetModules()
  stubSiteEnv({SANITY_API_HOST})
  return import('./cropped-image.ts')
}

async function croppedImageAt(SANITY_API_HOST: string) {
  return (await imagesAt(SANITY_API_HOST)).croppedImage
}

afterEach(() => {
  vi.unstubAllEnvs()
})

const asset = {_id: 'image-0123456789abcdef-2000x1000-jpg', width: 2000, height: 1000}
const file = 'images/unit/production/0123456789abcdef-2000x1000.jpg'

test("comes from SANITY_API_HOST if it is set, otherwise from Sanity's CDN", async () => {
  const local = await croppedImageAt('http://localhost:3334')
  expect(local({asset})).toEqual({
    src: `http://localhost:3334/${file}?auto=format`,
    width: 2000,
    height: 1000,
  })
  const hosted = await croppedImageAt('')
  expect(hosted({asset})?.src).toBe(`https://cdn.sanity.io/${file}?auto=format`)
})

test('is cropped to a ratio around its focal point', async () => {
  const croppedImage = await croppedImageAt('')
  const square = {x: 0.9, y: 0.5, width: 0.1, height: 0.1}
  expect(croppedImage({asset, hotspot: square}, 1)).toEqual({
    src: `https://cdn.sanity.io/${file}?rect=1000,0,1000,1000&auto=format`,
    width: 1000,
    height: 1000,
  })
})

test('leaves out what a volunteer cropped away', async () => {
  const croppedImage = await croppedImageAt('')
  const crop = {left: 0.5, right: 0, top: 0, bottom: 0.2}
  expect(croppedImage({asset, crop})).toEqual({
    src: `https://cdn.sanity.io/${file}?rect=1000,0,1000,800&auto=format`,
    width: 1000,
    height: 800,
  })
})

test('is undefined without an asset', async () => {
  const croppedImage = await croppedImageAt('')
  expect(croppedImage({asset: null})).toBeUndefined()
})

const corner = {x: 0.9, y: 0.1, width: 0.1, height: 0.1}

test.for([
  ['the whole picture', undefined, undefined, '90% 10%'],
  ['what a crop leaves', {left: 0.5, right: 0, top: 0, bottom: 0.5}, undefined, '80% 20%'],
  ['what a crop leaves beside it', {left: 0, right: 0.5, top: 0.2, bottom: 0}, undefined, '100% 0%'],
  ['a square around it', undefined, 1, '80% 10%'],
] as const)('the focal point has its place in %s', async ([, crop, ratio, position]) => {
  const {focalPosition} = await imagesAt('')
  expect(focalPosition({asset, hotspot: corner, crop: crop ?? null}, ratio)).toBe(position)
})

test('a focal point in the centre, or none in a whole picture, needs no place', async () => {
  const {focalPosition} = await imagesAt('')
  expect(focalPosition({asset, hotspot: {...corner, x: 0.5, y: 0.5}})).toBeUndefined()
  expect(focalPosition({asset, hotspot: null})).toBeUndefined()
})

const upright = {_id: 'image-0123456789abcdef-900x1600-jpg'}
const uncropped = {left: 0, right: 0, top: 0, bottom: 0}

test.for([
  ['an upright photograph', {asset: upright}, 3 / 2, '0,233,900,600'],
  ['a wide one', {asset: {_id: 'image-0123456789abcdef-1600x900-jpg'}}, 8 / 3, '0,60,1600,600'],
  ['what a crop leaves of one', {asset: upright, crop: {...uncropped, top: 0.25}}, 3 / 2, '0,500,900,600'],
] as const)('without a focal point, what is above the middle of %s stays', async ([, image, ratio, rect]) => {
  const {croppedImage, focalPosition} = await imagesAt('')
  expect(croppedImage(image, ratio)?.src).toContain(`?rect=${rect}&`)
  expect(focalPosition(image, ratio)).toBeUndefined()
})

test('without a focal point, a box that cuts more keeps what is above the middle', async () => {
  const {focalPosition} = await imagesAt('')
  expect(focalPosition({asset: upright}, 9 / 16)).toBe('50% 33%')
})

const share = fc.double({min: 0, max: 1, noNaN: true})
const between = (low: number, high: number) => share.map((at) => low + at * (high - low))
const side = between(0, 0.45)

test('whatever is cropped and marked, the crop is respected and the focal point seen in a box of any ratio', async () => {
  const {croppedImage, focalPosition} = await imagesAt('')
  const drawn = fc.record({
    width: fc.integer({min: 400, max: 6000}),
    height: fc.integer({min: 400, max: 6000}),
    crop: fc.option(fc.record({left: side, right: side, top: side, bottom: side})),
    focus: fc.record({x: between(0.02, 0.98), y: between(0.02, 0.98)}),
    ratio: fc.option(between(1 / 3, 3), {nil: undefined}),
    box: between(1 / 4, 4),
  })
  fc.assert(
    fc.property(drawn, ({width, height, crop, focus, ratio, box}) => {
      const hotspot = {...focus, width: 0.02, height: 0.02}
      const image = {asset: {_id: `image-0123456789abcdef-${width}x${height}-jpg`}, crop, hotspot}
      const rect = new URL(croppedImage(image, ratio)?.src ?? '').searchParams.get('rect')
      const [left = 0, top = 0, across = width, down = height] = rect?.split(',').map(Number) ?? []
      const kept = {
        left: (crop?.left ?? 0) * width,
        right: (1 - (crop?.right ?? 0)) * width,
        top: (crop?.top ?? 0) * height,
        bottom: (1 - (crop?.bottom ?? 0)) * height,
      }
      expect(Math.min(left - kept.left, kept.right - left - across)).toBeGreaterThan(-2)
      expect(Math.min(top - kept.top, kept.bottom - top - down)).toBeGreaterThan(-2)

      const point = {
        x: Math.min(Math.max(focus.x * width, kept.left), kept.right),
        y: Math.min(Math.max(focus.y * height, kept.top), kept.bottom),
      }
      const [x = 0.5, y = 0.5] = (focalPosition(image, ratio) ?? '50% 50%')
        .split(' ')
        .map((place) => Number.parseFloat(place) / 100)
      const seen = {width: Math.min(across, down * box), height: Math.min(down, across / box)}
      const from = {x: left + (across - seen.width) * x, y: top + (down - seen.height) * y}
      const rounding = Math.max(across, down) / 100 + 2
      expect(Math.min(point.x - from.x, from.x + seen.width - point.x)).toBeGreaterThan(-rounding)
      expect(Math.min(point.y - from.y, from.y + seen.height - point.y)).toBeGreaterThan(-rounding)
    }),
    {numRuns: 2000},
  )
})
