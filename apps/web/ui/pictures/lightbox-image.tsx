import type {Locale} from 'next-intl'
import type {ReactNode} from 'react'
import {croppedImage} from '#/sanity/cropped-image.ts'
import {scaledImageUrl} from '#/sanity/responsive-image.ts'
import {localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '../texts/localized-text.tsx'
import type {PictureImage} from './picture.tsx'

export type CaptionedImage = PictureImage & {
  _key?: string | null
  caption?: {lt?: string | null; en?: string | null} | null
}

export interface LightboxImage {
  src: string
  width: number
  height: number
  alt: string
  caption: ReactNode
  /** A visitor asks at this path for the photo to be removed. */
  removal?: string
}

/** The image keeps its own ratio; undefined means that it has no asset. */
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

/** The link to this URL works without JavaScript. */
export function lightboxImageUrl(image: LightboxImage): string {
  return scaledImageUrl(image, MAX_WIDTH)
}
