import {useLocale, useTranslations} from 'next-intl'
import type {ComponentProps} from 'react'
import {LineIcon} from '#/ui/graphics/icons.tsx'
import {type CaptionedImage, lightboxImage, lightboxImageUrl} from '#/ui/pictures/lightbox-image.tsx'
import {Lightbox, LightboxLink} from '#/ui/pictures/lightbox.tsx'
import {Picture} from '#/ui/pictures/picture.tsx'

interface NewsPictureProps extends ComponentProps<typeof Picture> {
  image: CaptionedImage
  /** Without a title, the picture does not open in the lightbox. */
  lightboxTitle?: string
  /** At this path, a visitor asks for the picture to be removed. */
  removal?: string
}

export function NewsPicture({lightboxTitle, removal, ...picture}: NewsPictureProps) {
  return (
    <div className="relative">
      <Picture {...picture} />
      {lightboxTitle !== undefined && (
        <LightboxButton image={picture.image} title={lightboxTitle} removal={removal} />
      )}
    </div>
  )
}

interface LightboxButtonProps {
  image: CaptionedImage
  title: string
  removal: string | undefined
}

function LightboxButton({image, title, removal}: LightboxButtonProps) {
  const locale = useLocale()
  const t = useTranslations('image')
  const picture = lightboxImage(image, locale)
  if (!picture) return null
  return (
    <Lightbox title={title} pictures={[{...picture, ...(removal && {removal})}]}>
      <LightboxLink
        index={0}
        href={lightboxImageUrl(picture)}
        label={t('enlargeNamed', {alt: picture.alt})}
        className="absolute end-2 bottom-2 z-1 flex size-11 items-center justify-center rounded-soft bg-raised text-ink shadow-lg hover:bg-sunken"
      >
        <LineIcon path="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
      </LightboxLink>
    </Lightbox>
  )
}
