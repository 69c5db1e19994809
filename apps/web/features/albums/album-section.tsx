import {useLocale} from 'next-intl'
import type {Album} from './albums-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PhotoGallery} from '#/ui/pictures/photo-gallery.tsx'
import {Comments} from '#/features/comments/comments.tsx'
import {Likes} from '#/features/likes/like-button.tsx'

interface AlbumSectionProps {
  album: Album
  isFirst: boolean
}

export function AlbumSection({album, isFirst}: AlbumSectionProps) {
  const locale = useLocale()
  const id = `album-${album._id}`
  return (
    <section aria-labelledby={id} className="frame pt-10 md:pt-14">
      <div className="grid gap-x-12 gap-y-3 md:grid-cols-2 md:items-end">
        <h2 id={id} className="text-h2">
          <LocalizedText text={album.title} />
        </h2>
        <p className="text-lead text-muted">
          <LocalizedText text={album.description} />
        </p>
      </div>
      <div className="mt-7">
        <PhotoGallery
          photos={album.photos ?? []}
          document={album._id}
          title={localizeText(album.title, locale)}
          priority={isFirst}
        />
      </div>
      {album.eventKey && (
        <div className="mt-8 grid gap-8 empty:hidden">
          <Likes eventKey={album.eventKey} />
          <Comments eventKey={album.eventKey} heading="h3" />
        </div>
      )}
    </section>
  )
}
