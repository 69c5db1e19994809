import 'server-only'
import {encodeQR} from 'qr'

/** A data URI of about 400 letters: a PNG with a pixel for each module, to be scaled up without smoothing. */
export async function qrCode(text: string): Promise<string> {
  // It takes a quarter of a second and 20 MB to load: not while the site starts.
  const {default: sharp} = await import('sharp')
  const rows = encodeQR(text, 'raw', {ecc: 'medium', border: 1})
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  const png = await sharp(pixels, {raw: {width: rows.length, height: rows.length, channels: 1}})
    .png({palette: true, colours: 2, compressionLevel: 9})
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
