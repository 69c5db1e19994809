import {useTranslations} from 'next-intl'
import {EnlargeLink} from './enlarge-link.tsx'
import {largePictureAddress, type CaptionedImage, type LargePicture} from './large-picture.tsx'
import {LocalizedText} from './localized-text.tsx'
import {Picture} from './picture.tsx'

interface GalleryPhotoProps {
  photo: CaptionedImage
  large: LargePicture
  /** Which of the gallery's photos. */
  index: number
}

/** A photo of a gallery, which it enlarges, with what is written below it. */
export function GalleryPhoto({photo, large, index}: GalleryPhotoProps) {
  const t = useTranslations('image')
  return (
    <>
      <EnlargeLink
        index={index}
        href={largePictureAddress(large)}
        label={t('enlargeNamed', {alt: large.alt})}
        className="block flex-1 overflow-hidden rounded-card hover:brightness-105"
      >
        <Picture
          image={photo}
          sizes="(min-width: 75rem) 48rem, (min-width: 40rem) 62vw, 92vw"
          decorative
          className="sm:h-full sm:object-cover"
        />
      </EnlargeLink>
      {photo.caption && (
        <p className="mt-2 text-small text-muted">
          <LocalizedText text={photo.caption} />
        </p>
      )}
    </>
  )
}
