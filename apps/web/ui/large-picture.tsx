import type {Locale} from 'next-intl'
import type {ReactNode} from 'react'
import imageLoader from '#/sanity/image-loader.ts'
import {croppedImage} from '#/sanity/image-url.ts'
import {localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from './localized-text.tsx'
import type {PictureImage} from './picture.tsx'

export type CaptionedImage = PictureImage & {
  _key?: string | null
  caption?: {lt?: string | null; en?: string | null} | null
}

/** What the browser needs to show a picture in full. */
export interface LargePicture {
  src: string
  width: number
  height: number
  alt: string
  caption: ReactNode
}

/** A content image as it is shown enlarged: whole, not cropped to a shape. */
export function largePicture(image: CaptionedImage, locale: Locale): LargePicture | undefined {
  const whole = croppedImage(image)
  if (!whole) return undefined
  return {
    ...whole,
    alt: localizeText(image.alt, locale),
    caption: image.caption && <LocalizedText text={image.caption} />,
  }
}

const WIDEST = 2048

/** The large picture alone, for a browser that does not run the dialog. */
export function largePictureAddress({src, width}: LargePicture): string {
  return imageLoader({src, width: Math.min(width, WIDEST)})
}
