import {useLocale} from 'next-intl'
import type {CSSProperties} from 'react'
import {EnlargeGroup} from './enlarge-group.tsx'
import {columnWidths, galleryRows} from './gallery-rows.ts'
import {GalleryPhoto} from './gallery-photo.tsx'
import {largePicture, type CaptionedImage} from './large-picture.tsx'

export interface PhotoGalleryProps {
  photos: CaptionedImage[]
  /** What the photos are of, in the page's language: names the dialog in which they are enlarged. */
  title?: string
}

/** Photos in rows, uncut and of one height, each of which can be enlarged; on a phone below each other. */
export function PhotoGallery({photos, title}: PhotoGalleryProps) {
  const locale = useLocale()
  const shown = photos
    .flatMap((photo) => {
      const large = largePicture(photo, locale)
      return large ? [{photo, large}] : []
    })
    .map((item, index) => ({...item, index}))
  return (
    <EnlargeGroup title={title} pictures={shown.map(({large}) => large)}>
      <div className="grid gap-4">
        {galleryRows(shown).map((row) => (
          <ul
            key={row[0]?.index}
            style={{'--columns': columns(row.map(({large}) => large.width / large.height))} as CSSProperties}
            className="grid gap-4 sm:grid-cols-(--columns)"
          >
            {row.map((item, place) => (
              <li
                key={item.index}
                className={`flex flex-col ${row.length === 3 && place === 0 ? 'sm:row-span-2' : ''}`}
              >
                <GalleryPhoto {...item} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </EnlargeGroup>
  )
}

function columns(ratios: number[]): string {
  return columnWidths(ratios)
    .map((width) => `minmax(0, ${width.toFixed(3)}fr)`)
    .join(' ')
}
