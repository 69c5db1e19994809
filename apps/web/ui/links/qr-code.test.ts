import * as fc from 'fast-check'
import {decodeQR} from 'qr/decode.js'
import sharp from 'sharp'
import {expect, test, vi} from 'vitest'

vi.mock('server-only', () => ({}))
const {qrCode} = await import('./qr-code.ts')

test('a code says its address, in few letters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webUrl({size: 'small'}), async (url) => {
      const code = await qrCode(url)
      const png = Buffer.from(code.slice('data:image/png;base64,'.length), 'base64')
      const {width} = await sharp(png).metadata()
      const enlarged = sharp(png)
        .resize({width: width * 8, kernel: 'nearest'})
        .ensureAlpha()
      const {data, info} = await enlarged.raw().toBuffer({resolveWithObject: true})
      expect(decodeQR({width: info.width, height: info.height, data})).toBe(url)
      expect(code.length).toBeLessThan(1000)
    }),
    {numRuns: 10},
  )
})
