import type {Locale} from 'next-intl'
import {croppedImage} from '#/sanity/cropped-image.ts'
import imageLoader from '#/sanity/image-loader.ts'

interface ImageUrlOptions {
  /** Pixels. */
  width: number
  /** Width over height; without it, the picture keeps the shape that a volunteer cropped it to. */
  ratio?: number
  quality?: number
  /** Always JPEG, for programs that read neither WebP nor AVIF; otherwise what the client accepts. */
  jpeg?: boolean
}

/** URL of a content image for programs: feeds, search engines, sharing pictures. `undefined` if there is no picture. */
export function imageUrl(
  image: Parameters<typeof croppedImage>[0] | null | undefined,
  {width, ratio, quality, jpeg = false}: ImageUrlOptions,
): string | undefined {
  const cropped = image && croppedImage(image, ratio)
  if (!cropped) return undefined
  const url = new URL(imageLoader({src: cropped.src, width, quality}))
  if (jpeg) {
    url.searchParams.delete('auto')
    url.searchParams.set('fm', 'jpg')
  }
  return url.href
}

/** The size that social networks recommend. */
export const OPENGRAPH_IMAGE = {width: 1200, height: 630}

/** Path of the picture shown when a page is shared; `path` is the page's, without language. */
export function opengraphImagePath(locale: Locale, path: string): string {
  return `/api/share-picture/${locale}${path === '/' ? '' : path}`
}
