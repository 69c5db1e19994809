import {useLocale, useTranslations} from 'next-intl'
import {EnlargeGroup} from '#/ui/enlarge-group.tsx'
import {EnlargeLink} from '#/ui/enlarge-link.tsx'
import {largePicture, largePictureAddress, type CaptionedImage} from '#/ui/large-picture.tsx'
import {LineSign} from '#/ui/line-sign.tsx'

/** In the corner of a picture: enlarges it. */
export function EnlargeCorner({image, title}: {image: CaptionedImage; title: string}) {
  const locale = useLocale()
  const t = useTranslations('image')
  const picture = largePicture(image, locale)
  if (!picture) return null
  return (
    <EnlargeGroup title={title} pictures={[picture]}>
      <EnlargeLink
        index={0}
        href={largePictureAddress(picture)}
        label={t('enlargeNamed', {alt: picture.alt})}
        className="absolute end-2 bottom-2 z-1 flex size-11 items-center justify-center rounded-soft bg-raised text-ink shadow-lg hover:bg-sunken"
      >
        <LineSign path="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
      </EnlargeLink>
    </EnlargeGroup>
  )
}
