import {useLocale} from 'next-intl'
import {croppedImage, focalPosition} from '#/sanity/cropped-image.ts'
import {responsiveImage} from '#/sanity/responsive-image.ts'
import {localizeText} from '#/i18n/localize.ts'

export type PictureImage = Parameters<typeof croppedImage>[0] & {
  alt: {lt?: string | null; en?: string | null} | null
  asset: {color: string | null} | null
}

/** False if the image or its asset is missing. */
export function hasPicture<Image extends PictureImage>(image: Image | null | undefined): image is Image {
  return image != null && croppedImage(image) !== undefined
}

interface PictureProps {
  image: PictureImage | null
  /** The image is cropped to this width over height around the focal point; by default it keeps its own. */
  ratio?: number
  /** A viewport narrower than this, in rem, has its own ratio. */
  narrow?: {below: number; ratio: number}
  /** `responsiveImage` reads the width of the slot. */
  sizes: string
  /** The largest picture above the fold loads before everything else. */
  priority?: boolean
  /** Text next to the picture says the same, so its alt text is empty. */
  decorative?: boolean
  className?: string
}

/** The picture's main colour shows until it has loaded. Renders nothing without an asset. */
export function Picture({
  image,
  ratio,
  narrow,
  sizes,
  priority = false,
  decorative = false,
  className = '',
}: PictureProps) {
  const locale = useLocale()
  const cropped = image && croppedImage(image, ratio)
  if (!cropped) return null
  const narrowImage = narrow && croppedImage(image, narrow.ratio)
  const narrowSource = narrowImage && responsiveImage(narrowImage, sizes, {to: narrow.below})
  return (
    // React preloads an image of high priority that is not in a <picture>, even for a page that is only prefetched.
    <picture className="contents">
      {narrowSource && (
        // Browsers give it a box, which would take the picture's place in a grid.
        <source
          media={`(width < ${narrow.below}rem)`}
          sizes={sizes}
          srcSet={narrowSource.srcSet}
          className="hidden"
        />
      )}
      <img
        {...(priority ? {fetchPriority: 'high'} : {loading: 'lazy', decoding: 'async'})}
        width={cropped.width}
        height={cropped.height}
        alt={decorative ? '' : localizeText(image.alt, locale)}
        className={`h-auto w-full ${className}`}
        style={{objectPosition: focalPosition(image, ratio), background: image.asset?.color ?? undefined}}
        {...responsiveImage(cropped, sizes, {from: narrow?.below})}
      />
    </picture>
  )
}
