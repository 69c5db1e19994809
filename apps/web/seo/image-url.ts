import {croppedImage} from '#/sanity/cropped-image.ts'
import {scaledImageUrl} from '#/sanity/responsive-image.ts'

interface ImageUrlOptions {
  /** It is in pixels. */
  width: number
  /** The image is cropped to this width over height; by default it keeps its own. */
  ratio?: number
  quality?: number
  /** Some clients support neither WebP nor AVIF. */
  jpeg?: boolean
}

export function imageUrl(
  image: Parameters<typeof croppedImage>[0] | null | undefined,
  {width, ratio, quality, jpeg = false}: ImageUrlOptions,
): string | undefined {
  const cropped = image && croppedImage(image, ratio)
  if (!cropped) return undefined
  const url = new URL(scaledImageUrl(cropped, width, quality))
  if (jpeg) {
    url.searchParams.delete('auto')
    url.searchParams.set('fm', 'jpg')
  }
  return url.href
}

/** Social networks recommend this size in pixels. */
export const OPENGRAPH_IMAGE = {width: 1200, height: 630}

/** The photo has this size in pixels. */
export const OPENGRAPH_PHOTO = {width: 560, height: 585}
