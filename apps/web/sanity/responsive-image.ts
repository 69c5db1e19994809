/** Several pixel widths fit phones exactly: 664 and 1000 the column, 750 the page. None is 1.5 times too wide. */
const WIDTHS = [128, 184, 240, 300, 360, 480, 664, 750, 1000, 1200, 1500, 1920, 2400]
const MAX_DENSITY = 2
const PIXELS_PER_REM = 16

/** A picture among text has this quality, from 0 to 100. */
const QUALITY = 60
/** Somebody looks closely at such a picture, or it is scaled or compressed once more. */
export const HIGH_QUALITY = 75

interface Scalable {
  /** The URL ends in a query. */
  src: string
  /** It is in pixels. */
  width: number
}

interface ResponsiveOptions {
  /** The picture is shown in these viewports, in rem. */
  from?: number
  to?: number
  quality?: number
}

/** Sanity's image pipeline scales the image down to `maxWidth` pixels, and never up. */
export const scaledImageUrl = ({src, width}: Scalable, maxWidth: number, quality = HIGH_QUALITY) =>
  `${src}&w=${Math.min(width, maxWidth)}&q=${quality}`

/** `sizes` is a list of `(min-width: 64rem) 50vw`, widest first, in `rem` and `vw`. */
export function responsiveImage(
  image: Scalable,
  sizes: string,
  {from = 20, to = 120, quality = QUALITY}: ResponsiveOptions = {},
) {
  const slots = slotWidths(sizes, from, to)
  const [smallest, largest] = [Math.min(...slots), Math.max(...slots) * MAX_DENSITY]
  const needed = WIDTHS.filter((each, index) => each >= smallest && (WIDTHS[index - 1] ?? 0) < largest)
  const widths = [...new Set(needed.map((each) => Math.min(each, image.width)))]
  return {
    sizes,
    srcSet: widths.map((each) => `${scaledImageUrl(image, each, quality)} ${each}w`).join(', '),
    src: scaledImageUrl(image, widths.at(-1) ?? image.width, quality),
  }
}

/** Each entry of `sizes` has a narrowest and a widest slot, in CSS pixels. */
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
