import type {Size} from './image-geometry.ts'
import type {ImageParameters} from './image-parameters.ts'

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif' | 'tif'

export const outputMimeTypes: Record<OutputFormat, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tif: 'image/tiff',
}

const isOutputFormat = (extension: string): extension is OutputFormat =>
  Object.hasOwn(outputMimeTypes, extension)

/** Encoding AVIF takes 32 bytes of memory per pixel. */
const MAX_AVIF_PIXELS = 9_000_000

/** Returns `undefined` for SVG, which Sanity serves unchanged too. */
export function outputFormat(
  {fm, auto}: Pick<ImageParameters, 'fm' | 'auto'>,
  extension: string,
  accept: string,
  {width, height}: Size,
): OutputFormat | undefined {
  if (!isOutputFormat(extension)) return undefined
  if (fm) return fm
  // AVIF would lose a GIF's animation. Browsers that accept AVIF accept WebP too.
  const avif = width * height > MAX_AVIF_PIXELS ? 'webp' : 'avif'
  if (auto && accept.includes('image/avif') && extension !== 'gif') return avif
  if (auto && accept.includes('image/webp')) return 'webp'
  return extension === 'avif' ? avif : extension
}
