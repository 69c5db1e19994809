/**
 * Widths on offer, in pixels. Several fit phones exactly: 664 and 1000 the page's column, 750 the whole width. No picture
 * of 86 pixels or more is 1.5 times wider than what it fills.
 */
const WIDTHS = [128, 184, 240, 300, 360, 480, 664, 750, 1000, 1200, 1500, 1920, 2400]
const MAX_DENSITY = 2
const PIXELS_PER_REM = 16

/** From 0 to 100, for a picture among text. */
const QUALITY = 60
/** For a picture that somebody looks at closely, or that is scaled or compressed once more. */
export const HIGH_QUALITY = 75

interface Scalable {
  /** URL that ends in a query. */
  src: string
  /** Pixels. */
  width: number
}

interface ResponsiveOptions {
  /** The viewports in which the picture is shown, in rem. */
  from?: number
  to?: number
  quality?: number
}

/** URL of an image that Sanity's image pipeline scales down to `width` pixels. */
export const scaledImageUrl = (src: string, width: number, quality = HIGH_QUALITY) =>
  `${src}&w=${width}&q=${quality}`

/**
 * Attributes of a picture in the widths that its slot may need. `sizes` is a list of `(min-width: 64rem) 50vw`, widest
 * first, in `rem` and `vw`.
 */
export function responsiveImage(
  {src, width}: Scalable,
  sizes: string,
  {from = 20, to = 120, quality = QUALITY}: ResponsiveOptions = {},
) {
  const slots = slotWidths(sizes, from, to)
  const [smallest, largest] = [Math.min(...slots), Math.max(...slots) * MAX_DENSITY]
  const needed = WIDTHS.filter((each, index) => each >= smallest && (WIDTHS[index - 1] ?? 0) < largest)
  const widths = [...new Set(needed.map((each) => Math.min(each, width)))]
  return {
    sizes,
    srcSet: widths.map((each) => `${scaledImageUrl(src, each, quality)} ${each}w`).join(', '),
    src: scaledImageUrl(src, widths.at(-1) ?? width, quality),
  }
}

/** The narrowest and the widest slot of each entry of `sizes`, in CSS pixels. */
function slotWidths(sizes: string, from: number, to: number): number[] {
  const entries = sizes.matchAll(/(?:\(min-width: ([\d.]+)rem\) )?([\d.]+)(rem|vw)/g)
  let end = to
  return [...entries].flatMap(([, minWidth = 0, length, unit]) => {
    const viewports = [Math.max(Number(minWidth), from), end]
    const [start = 0] = viewports
    if (start >= end) return []
    end = start
    return viewports.map((viewport) => Number(length) * PIXELS_PER_REM * (unit === 'vw' ? viewport / 100 : 1))
  })
}
