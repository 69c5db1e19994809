import {heicToJpeg} from '../heic.ts'
import {isOnItsSide, turning, UPRIGHT} from '@site/schemas/pictures/orientation'
import {formatOf, textAt} from '@site/schemas/pictures/picture-format'
import {BrokenPicture, isCleanable, withoutMetadata} from '@site/schemas/pictures/without-metadata'

/** Every browser can draw this many pixels, and no page shows more. */
const MAX_PIXELS = 16_000_000
const QUALITY = 0.92

/**
 * Turns the picture upright and removes where it was taken and the camera's data, since anybody can download it. Only a
 * picture that has to be turned is compressed again.
 *
 * @throws if it is not a picture, or not a whole one
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

/** The names of the boxes with EXIF or XMP are in the first kilobytes of the file. */
const hasMetadata = (bytes: Uint8Array) => /Exif|rdf\+xml/.test(textAt(bytes, 0, 20_000))

async function decode(file: File): Promise<void> {
  const picture = new Image()
  picture.src = URL.createObjectURL(file)
  try {
    await picture.decode()
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}

/** Browsers turn only some formats themselves, so the file must no longer contain its orientation. */
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
