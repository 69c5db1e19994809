import 'server-only'
import {encodeQR} from 'qr'
import sharp from 'sharp'

/** A data URI of about 400 letters: a PNG with a pixel for each module, to be scaled up without smoothing. */
export async function qrCode(text: string): Promise<string> {
  const rows = encodeQR(text, 'raw', {ecc: 'medium', border: 1})
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)))
  const png = await sharp(pixels, {raw: {width: rows.length, height: rows.length, channels: 1}})
    .png({palette: true, colours: 2, compressionLevel: 9})
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
