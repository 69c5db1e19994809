import {badRequest} from '../lake-error.ts'
import {decodingImage} from './decode-images.ts'
import {imageFormat, openImage, type ImageFormat} from './image-formats.ts'
import {paletteOf} from './palette.ts'

interface ImageFacts {
  format: ImageFormat
  width: number
  height: number
  metadata: Record<string, unknown>
}

export type ImageExtra = 'palette' | 'lqip'

/** Decodes the whole picture, so that a truncated one fails too. @throws {LakeError} 400 for a corrupt file */
export async function readImage(path: string, extras: ImageExtra[]): Promise<ImageFacts> {
  try {
    return await decodingImage(() => decode(path, extras))
  } catch (error) {
    throw badRequest(
      'Invalid image, could not read metadata',
      error instanceof Error ? error.message : undefined,
    )
  }
}

async function decode(path: string, extras: ImageExtra[]): Promise<ImageFacts> {
  const {format: name, autoOrient, hasAlpha} = await (await openImage(path)).metadata()
  const format = imageFormat(name)
  if (!format) throw new Error('Input file contains unsupported image format')
  const {width, height} = autoOrient
  const {isOpaque} = await (await openImage(path)).stats()
  const metadata = {
    _type: 'sanity.imageMetadata',
    dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
    hasAlpha,
    isOpaque,
    ...(extras.includes('lqip') && {lqip: await preview(path, hasAlpha)}),
    ...(extras.includes('palette') && {palette: await palette(path)}),
  }
  return {format, width, height, metadata}
}

async function preview(path: string, hasAlpha: boolean) {
  const small = (await openImage(path)).autoOrient().resize(20)
  const bytes = await (hasAlpha ? small.png() : small.jpeg({quality: 60})).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`
}

async function palette(path: string) {
  const small = (await openImage(path)).resize(100, 100, {fit: 'inside', withoutEnlargement: true})
  const pixels = await small
    .toColourspace('srgb')
    .flatten({background: '#fff'})
    .removeAlpha()
    .raw()
    .toBuffer()
  return paletteOf(pixels)
}
