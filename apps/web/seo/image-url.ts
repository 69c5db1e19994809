import {croppedImage} from '#/sanity/cropped-image.ts'
import {scaledImageUrl} from '#/sanity/responsive-image.ts'

interface ImageUrlOptions {
  /** Pixels. */
  width: number
  /** Width over height to crop to; by default the image keeps its own. */
  ratio?: number
  quality?: number
  /** Forces JPEG, for clients without support for WebP and AVIF. */
  jpeg?: boolean
}

/** URL of a content image for feeds, structured data and Open Graph images. `undefined` without an asset. */
export function imageUrl(
  image: Parameters<typeof croppedImage>[0] | null | undefined,
  {width, ratio, quality, jpeg = false}: ImageUrlOptions,
): string | undefined {
  const cropped = image && croppedImage(image, ratio)
  if (!cropped) return undefined
  const url = new URL(scaledImageUrl(cropped.src, width, quality))
  if (jpeg) {
    url.searchParams.delete('auto')
    url.searchParams.set('fm', 'jpg')
  }
  return url.href
}

/** Size in pixels, as social networks recommend. */
export const OPENGRAPH_IMAGE = {width: 1200, height: 630}

/** Size in pixels of the photo on it. */
export const OPENGRAPH_PHOTO = {width: 560, height: 585}
