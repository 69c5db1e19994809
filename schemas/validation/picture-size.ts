import type {ImageRule, ImageValue, Rule, ValidationContext} from '@sanity/types'
import {pictureSmall} from './photo-messages.ts'

/**
 * How many pixels wide a picture has to be where the site shows it, so that it is not blurred: the widest place that the `sizes`
 * of its pictures name, rounded down to a width that the site asks for (`apps/web/sanity/responsive-image.ts`).
 */
const enoughPixels = {
  /** Across the whole page. */
  page: 1500,
  /** Beside a text, and above it on a tablet; in the photo viewer. */
  half: 1000,
  /** In a text, on a card. */
  column: 664,
  /** A performer on a phone. */
  person: 360,
  /** A small portrait. */
  portrait: 240,
  /** In the preview of a shared link. */
  sharedLink: 1200,
} as const

interface Size {
  width: number
  height: number
}

/** What of the picture is shown, in pixels; undefined for a drawing, which has no size, and for an asset of unknown size. */
function shownSize({asset, crop}: Pick<ImageValue, 'asset' | 'crop'>): Size | undefined {
  const [, width, height] = /^image-\w+-(\d+)x(\d+)-(?!svg)\w+$/.exec(asset?._ref ?? '') ?? []
  if (!width || !height) return undefined
  const {left = 0, right = 0, top = 0, bottom = 0} = crop ?? {}
  return {
    width: Math.round(Number(width) * (1 - left - right)),
    height: Math.round(Number(height) * (1 - top - bottom)),
  }
}

/** Asks about a picture that is narrower than its place. */
const isEnough =
  (enough: number) =>
  (image: ImageValue | undefined, context: ValidationContext): true | string => {
    const size = image && shownSize(image)
    if (!size || size.width >= enough) return true
    return pictureSmall(context, {...size, enough})
  }

/** The rule for a picture that is shown where it needs this many pixels. */
export const wideEnough = (place: keyof typeof enoughPixels) => (rule: Rule | ImageRule) =>
  (rule as Rule).custom<ImageValue>(isEnough(enoughPixels[place])).warning()
