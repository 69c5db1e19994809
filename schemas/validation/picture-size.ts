import type {ImageRule, ImageValue, Rule, ValidationContext} from '@sanity/types'
import {pictureSmall} from './photo-messages.ts'

/**
 * A narrower picture would be blurred. Each width is the largest in the `sizes` of the site's pictures, rounded down to
 * a width that the site requests (`apps/web/sanity/responsive-image.ts`).
 */
const enoughPixels = {
  /** It spans the whole page. */
  page: 1500,
  /** It is beside a text, above it on a tablet, or in the photo viewer. */
  half: 1000,
  /** It is in a text or on a card. */
  column: 664,
  person: 360,
  portrait: 240,
  sharedLink: 1200,
} as const

interface Size {
  width: number
  height: number
}

/** Drawings have no size, and the size of some assets is unknown. */
function shownSize({asset, crop}: Pick<ImageValue, 'asset' | 'crop'>): Size | undefined {
  const [, width, height] = /^image-\w+-(\d+)x(\d+)-(?!svg)\w+$/.exec(asset?._ref ?? '') ?? []
  if (!width || !height) return undefined
  const {left = 0, right = 0, top = 0, bottom = 0} = crop ?? {}
  return {
    width: Math.round(Number(width) * (1 - left - right)),
    height: Math.round(Number(height) * (1 - top - bottom)),
  }
}

const isEnough =
  (enough: number) =>
  (image: ImageValue | undefined, context: ValidationContext): true | string => {
    const size = image && shownSize(image)
    if (!size || size.width >= enough) return true
    return pictureSmall(context, {...size, enough})
  }

export const wideEnough = (place: keyof typeof enoughPixels) => (rule: Rule | ImageRule) =>
  (rule as Rule).custom<ImageValue>(isEnough(enoughPixels[place])).warning()
