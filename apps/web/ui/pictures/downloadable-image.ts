import {croppedImage} from '#/sanity/cropped-image.ts'
import type {PictureImage} from './picture.tsx'

interface Download {
  href: string
  /** It is in pixels. */
  width: number
  height: number
}

/** The file as it was uploaded or, of a cropped image, what is left of it, in its full size. */
export function downloadableImage(image: PictureImage, name: string): Download | undefined {
  const whole = croppedImage(image)
  if (!whole) return undefined
  const {src, width, height} = whole
  const url = new URL(src)
  url.searchParams.delete('auto')
  if (url.searchParams.has('rect')) url.searchParams.set('q', '95')
  // A space as `%20`, which every server reads as one.
  url.search += `${url.search ? '&' : '?'}dl=${encodeURIComponent(name)}`
  return {href: url.href, width, height}
}
