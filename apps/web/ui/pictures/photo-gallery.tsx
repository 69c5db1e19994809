import {useLocale, useTranslations} from 'next-intl'
import type {CSSProperties} from 'react'
import {galleryRows, rowLayout} from './gallery-rows.ts'
import {type CaptionedImage, lightboxImage, type LightboxImage, lightboxImageUrl} from './lightbox-image.tsx'
import {Lightbox, LightboxLink} from './lightbox.tsx'
import {LocalizedText} from '../texts/localized-text.tsx'
import {PhotoRemovalLink, photoRemovalPath} from './photo-removal-link.tsx'
import {Picture} from './picture.tsx'

interface PhotoGalleryProps {
  photos: CaptionedImage[]
  /** The id is that of the document with the photos. */
  document: string
  title?: string
  /** The first pictures of a page have priority. */
  priority?: boolean
}

/** Photos are uncropped in rows of equal height, stacked on a small screen. One link below asks for a removal. */
export function PhotoGallery({photos, document, title, priority = false}: PhotoGalleryProps) {
  const locale = useLocale()
  const shown = photos
    .flatMap((photo) => {
      const large = lightboxImage(photo, locale)
      const removal = photo._key ? photoRemovalPath(locale, {document, key: photo._key}) : undefined
      return large ? [{photo, large: {...large, ...(removal && {removal})}}] : []
    })
    .map((item, index) => ({...item, index}))
  return (
    <Lightbox title={title} pictures={shown.map(({large}) => large)}>
      <div className="grid gap-4">
        {galleryRows(shown).map((row) => {
          const {columns, isStacked} = rowLayout(row.map(({large}) => large.width / large.height))
          return (
            <ul
              key={row[0]?.index}
              style={{'--columns': gridColumns(columns)} as CSSProperties}
              className="grid gap-4 sm:grid-cols-(--columns)"
            >
              {row.map((item, place) => (
                <li
                  key={item.index}
                  className={`flex flex-col ${isStacked && place === 0 ? 'sm:row-span-2' : ''}`}
                >
                  <GalleryPhoto
                    {...item}
                    sizes={photoSizes(columns[place] ?? columns.at(-1) ?? 1)}
                    priority={priority && item.index === 0}
                  />
                </li>
              ))}
            </ul>
          )
        })}
      </div>
      {shown.length > 0 && (
        <p className="mt-2">
          <PhotoRemovalLink href={photoRemovalPath(locale, {document})} />
        </p>
      )}
    </Lightbox>
  )
}

function gridColumns(shares: number[]): string {
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0)
  return [...shares, ...(rest > 0.01 ? [rest] : [])]
    .map((share) => `minmax(0, ${share.toFixed(3)}fr)`)
    .join(' ')
}

/** A photo has its share of the gallery's width; all of it on a small screen. */
function photoSizes(share: number): string {
  return `(min-width: 75rem) ${(70 * share).toFixed(1)}rem, (min-width: 40rem) ${(92 * share).toFixed(1)}vw, 92vw`
}

interface GalleryPhotoProps {
  photo: CaptionedImage
  large: LightboxImage
  index: number
  sizes: string
  priority: boolean
}

function GalleryPhoto({photo, large, index, sizes, priority}: GalleryPhotoProps) {
  const t = useTranslations('image')
  return (
    <>
      <LightboxLink
        index={index}
        href={lightboxImageUrl(large)}
        label={t('enlargeNamed', {alt: large.alt})}
        className="block flex-1 overflow-hidden rounded-card hover:brightness-105"
      >
        <Picture
          image={photo}
          sizes={sizes}
          priority={priority}
          decorative
          className="sm:h-full sm:object-cover"
        />
      </LightboxLink>
      {photo.caption && (
        <p className="mt-2 text-small text-muted">
          <LocalizedText text={photo.caption} />
        </p>
      )}
    </>
  )
}
