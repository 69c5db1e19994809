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

/**
 * `fm`, else with `auto=format` the best that the browser accepts, else that of the file itself. `undefined` for a file
 * that cannot be transformed (SVG): it is served as it is, as by the hosted service.
 */
export function outputFormat(
  {fm, auto}: Pick<ImageParameters, 'fm' | 'auto'>,
  extension: string,
  accept: string,
): OutputFormat | undefined {
  if (!isOutputFormat(extension)) return undefined
  if (fm) return fm
  // AVIF would lose the animation of a GIF; a browser that takes AVIF takes WebP too.
  if (auto && accept.includes('image/avif') && extension !== 'gif') return 'avif'
  if (auto && accept.includes('image/webp')) return 'webp'
  return extension
}
