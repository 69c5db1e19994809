import * as fc from 'fast-check'
import sharp from 'sharp'
import {expect, test, vi} from 'vitest'

vi.mock('server-only', () => ({}))
vi.mock('./draw-image.tsx', () => ({drawImage: () => Promise.reject(new Error('Nothing is drawn here'))}))
const {compress} = await import('./share-picture.ts')

const size = {width: 1200, height: 630}

test('a share picture is a JPEG under 250 kB, whatever it shows', async () => {
  const looks = fc.record({
    mean: fc.integer({min: 0, max: 255}),
    sigma: fc.double({min: 0.1, max: 90, noNaN: true}),
  })
  await fc.assert(
    fc.asyncProperty(looks, async ({mean, sigma}) => {
      const noise = {type: 'gaussian' as const, mean, sigma}
      const png = await sharp({create: {...size, channels: 3, background: '#fff', noise}})
        .png()
        .toBuffer()
      const jpeg = await compress(png)
      expect(jpeg.byteLength).toBeLessThan(250_000)
      expect(await sharp(jpeg).metadata()).toMatchObject({format: 'jpeg', ...size})
    }),
    {numRuns: 3},
  )
})
