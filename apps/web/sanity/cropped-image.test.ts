import {afterEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

async function croppedImageAt(SANITY_API_HOST: string) {
  vi.resetModules()
  stubSiteEnv({SANITY_API_HOST})
  const {croppedImage} = await import('./cropped-image.ts')
  return croppedImage
}

afterEach(() => {
  vi.unstubAllEnvs()
})

const asset = {_id: 'image-0123456789abcdef-2000x1000-jpg', width: 2000, height: 1000}
const file = 'images/unit/production/0123456789abcdef-2000x1000.jpg'

test("comes from SANITY_API_HOST if it is set, otherwise from Sanity's CDN", async () => {
  const local = await croppedImageAt('http://localhost:3334')
  expect(local({asset})).toEqual({
    src: `http://localhost:3334/${file}?fit=max&auto=format`,
    width: 2000,
    height: 1000,
  })
  const hosted = await croppedImageAt('')
  expect(hosted({asset})?.src).toBe(`https://cdn.sanity.io/${file}?fit=max&auto=format`)
})

test('is cropped to a ratio around its focal point', async () => {
  const croppedImage = await croppedImageAt('')
  const square = {x: 0.9, y: 0.5, width: 0.1, height: 0.1}
  expect(croppedImage({asset, hotspot: square}, 1)).toEqual({
    src: `https://cdn.sanity.io/${file}?rect=1000,0,1000,1000&fit=max&auto=format`,
    width: 1000,
    height: 1000,
  })
})

test('leaves out what a volunteer cropped away', async () => {
  const croppedImage = await croppedImageAt('')
  const crop = {left: 0.5, right: 0, top: 0, bottom: 0.2}
  expect(croppedImage({asset, crop})).toEqual({
    src: `https://cdn.sanity.io/${file}?rect=1000,0,1000,800&fit=max&auto=format`,
    width: 1000,
    height: 800,
  })
})

test('is undefined without an asset', async () => {
  const croppedImage = await croppedImageAt('')
  expect(croppedImage({asset: null})).toBeUndefined()
})
