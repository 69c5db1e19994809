import imageLoader from '#/sanity/image-loader.ts'
import {croppedImage} from '#/sanity/image-url.ts'

/** How large a photo is drawn: the right part of the picture, above the sash. */
export const PHOTO = {width: 560, height: 585}

/** Address of a photo in its size, cut around its focal point. A JPEG, since WebP and AVIF cannot be drawn. */
export function photoAddress(image: Parameters<typeof croppedImage>[0]): string | undefined {
  const photo = croppedImage(image, PHOTO.width / PHOTO.height)
  if (!photo) return undefined
  const url = new URL(imageLoader({src: photo.src, width: PHOTO.width, quality: 85}))
  url.searchParams.delete('auto')
  url.searchParams.set('fm', 'jpg')
  return url.href
}
