import {heicToJpeg} from '../heic.ts'
import {isOnItsSide, turning, UPRIGHT} from './orientation.ts'
import {formatOf, textAt} from './picture-format.ts'
import {BrokenPicture, isCleanable, withoutMetadata} from './without-metadata.ts'

/** Pixels of a picture that is drawn anew: as many as every browser can draw, and more than any page shows. */
const MAX_PIXELS = 16_000_000
const QUALITY = 0.92

/**
 * The picture as everybody may have it: upright, without the place where it was taken and the data of the camera. Only a
 * picture that has to be turned is compressed anew.
 *
 * @throws when it is no picture, or not a whole one
 */
export async function cleanPicture(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = formatOf(bytes)
  if (!format) throw new BrokenPicture('No picture')
  if (format === 'heic') return heicToJpeg(file)
  const type = format === 'svg' ? 'image/svg+xml' : `image/${format}`
  const whole = new File([bytes], file.name, {type})
  if (!isCleanable(format)) {
    await decode(whole)
    return format === 'avif' && hasMetadata(bytes) ? drawAnew(whole, 'image/webp') : whole
  }
  const {parts, orientation} = withoutMetadata(bytes, format)
  const clean = new File(parts, file.name, {type})
  if (orientation !== UPRIGHT) return drawAnew(clean, type, orientation)
  await decode(clean)
  return clean
}

/** Whether there is EXIF or XMP in a file of boxes, whose names are in its first kilobytes. */
const hasMetadata = (bytes: Uint8Array) => /Exif|rdf\+xml/.test(textAt(bytes, 0, 20_000))

/** @throws when the browser cannot show the picture */
async function decode(file: File): Promise<void> {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}

/** The picture with its pixels turned. Browsers turn some formats only, so it must not say itself how it is turned. */
async function drawAnew(file: File, type: string, orientation = UPRIGHT): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const canvas = isOnItsSide(orientation)
    ? new OffscreenCanvas(height, width)
    : new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context?.setTransform(...turning(orientation, width, height))
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const drawn = await canvas.convertToBlob({type, quality: QUALITY})
  return new File([drawn], file.name, {type: drawn.type})
}
