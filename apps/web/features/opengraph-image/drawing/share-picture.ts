import 'server-only'
import type {ImageContent} from '#/seo/opengraph-content.ts'
import {drawImage} from './draw-image.tsx'

/** WhatsApp leaves out a picture above 300 kB. */
const maxBytes = 250_000

const qualities = [85, 70, 50, 30, 10]

export interface SharePicture {
  jpeg: Uint8Array<ArrayBuffer>
  /** False if the photo could not be loaded and was left out. */
  isComplete: boolean
}

export async function drawSharePicture(content: ImageContent): Promise<SharePicture> {
  const {png, isComplete} = await drawImage(content)
  return {jpeg: await compress(png), isComplete}
}

/** The best quality that is small enough. Letters stay sharp, since colours keep their full resolution. */
export async function compress(png: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // As in qr-code.ts, it is not loaded while the site starts.
  const {default: sharp} = await import('sharp')
  const pixels = sharp(png).removeAlpha()
  let jpeg = new Uint8Array()
  for (const quality of qualities) {
    // oxlint-disable-next-line no-await-in-loop -- the next is needed only if this one is too large
    jpeg = new Uint8Array(await pixels.clone().jpeg({quality, chromaSubsampling: '4:4:4'}).toBuffer())
    if (jpeg.byteLength < maxBytes) break
  }
  return jpeg
}
