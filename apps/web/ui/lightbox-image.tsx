import type {Locale} from 'next-intl'
import type {ReactNode} from 'react'
import imageLoader from '#/sanity/image-loader.ts'
import {croppedImage} from '#/sanity/cropped-image.ts'
import {localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from './localized-text.tsx'
import type {PictureImage} from './picture.tsx'

export type CaptionedImage = PictureImage & {
  _key?: string | null
  caption?: {lt?: string | null; en?: string | null} | null
}

/** What the browser needs to show a picture at full size. */
export interface LightboxImage {
  src: string
  width: number
  height: number
  alt: string
  caption: ReactNode
}

/** A content image for the lightbox, not cropped to a shape; `undefined` if there is no picture. */
export function lightboxImage(image: CaptionedImage, locale: Locale): LightboxImage | undefined {
  const whole = croppedImage(image)
  if (!whole) return undefined
  return {
    ...whole,
    alt: localizeText(image.alt, locale),
    caption: image.caption && <LocalizedText text={image.caption} />,
  }
}

const MAX_WIDTH = 2048

/** URL of the large picture, for use without JavaScript. */
export function lightboxImageUrl({src, width}: LightboxImage): string {
  return imageLoader({src, width: Math.min(width, MAX_WIDTH)})
}
