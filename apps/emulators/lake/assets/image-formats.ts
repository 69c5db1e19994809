import type sharp from 'sharp'
import {getMimeType} from 'hono/utils/mime'

const formats = [
  {sharp: 'jpeg', extension: 'jpg', mimeType: 'image/jpeg'},
  {sharp: 'png', extension: 'png', mimeType: 'image/png'},
  {sharp: 'webp', extension: 'webp', mimeType: 'image/webp'},
  {sharp: 'gif', extension: 'gif', mimeType: 'image/gif'},
  {sharp: 'svg', extension: 'svg', mimeType: 'image/svg+xml'},
  {sharp: 'tiff', extension: 'tif', mimeType: 'image/tiff'},
  {sharp: 'heif', extension: 'avif', mimeType: 'image/avif'},
] as const

export type ImageFormat = (typeof formats)[number]

export const imageFormat = (sharpName: string): ImageFormat | undefined =>
  formats.find(({sharp}) => sharp === sharpName)

export const mimeTypeOf = (extension: string): string =>
  formats.find((format) => format.extension === extension)?.mimeType ??
  getMimeType(`file.${extension}`) ??
  'application/octet-stream'

type Sharp = typeof sharp

let loading: Promise<Sharp> | undefined

/** sharp would take a tenth of the start-up time and a seventh of the memory, so the first picture loads it. */
export const loadSharp = (): Promise<Sharp> =>
  (loading ??= import('sharp').then(({default: loaded}) => {
    // Two images are decoded at a time, each in one thread.
    loaded.concurrency(1)
    return loaded
  }))

/** Sanity's limit to an image, and to all frames of an animation together. */
export const MAX_PIXELS = 256_000_000

export async function openImage(path: string, options: {animated?: boolean} = {}) {
  const sharp = await loadSharp()
  return sharp(path, {limitInputPixels: MAX_PIXELS, ...options})
}
