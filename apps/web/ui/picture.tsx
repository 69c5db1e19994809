import {useLocale} from 'next-intl'
import Image from 'next/image'
import {croppedImage, focalPosition} from '#/sanity/cropped-image.ts'
import {localizeText} from '#/i18n/localize.ts'

export type PictureImage = Parameters<typeof croppedImage>[0] & {
  alt: {lt?: string | null; en?: string | null} | null
  asset: {lqip: string | null} | null
}

/** False if the image or its asset is missing. */
export function hasPicture<Image extends PictureImage>(image: Image | null | undefined): image is Image {
  return image != null && croppedImage(image) !== undefined
}

interface PictureProps {
  image: PictureImage | null
  /** Width over height to crop to around the focal point; by default the image keeps its own. */
  ratio?: number
  /** The `sizes` attribute. */
  sizes: string
  /** Preloads a picture above the fold. */
  priority?: boolean
  /** Empty alt text, for a picture next to text that says the same. */
  decorative?: boolean
  className?: string
}

/** A responsive content image, cropped as in the Studio. Renders nothing without an asset. */
export function Picture({
  image,
  ratio,
  sizes,
  priority = false,
  decorative = false,
  className = '',
}: PictureProps) {
  const locale = useLocale()
  const cropped = image && croppedImage(image, ratio)
  if (!cropped) return null
  const focus = focalPosition(image, ratio)
  return (
    <Image
      src={cropped.src}
      width={cropped.width}
      height={cropped.height}
      alt={decorative ? '' : localizeText(image.alt, locale)}
      sizes={sizes}
      preload={priority}
      loading={priority ? 'eager' : 'lazy'}
      placeholder={image.asset?.lqip ? 'blur' : 'empty'}
      blurDataURL={image.asset?.lqip ?? undefined}
      className={`h-auto w-full ${className}`}
      style={focus ? {objectPosition: focus} : undefined}
    />
  )
}
