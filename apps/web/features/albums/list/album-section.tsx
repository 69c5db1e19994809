import {albumPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {PhotoGallery} from '#/ui/pictures/photo-gallery.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import type {ListedAlbum} from '../albums-queries.ts'
import {AlbumReactions} from '../reactions/album-reactions.tsx'

interface AlbumSectionProps {
  album: ListedAlbum
  isFirst: boolean
}

export function AlbumSection({album, isFirst}: AlbumSectionProps) {
  const locale = useLocale()
  const t = useTranslations('photo')
  const {_id, description, eventKey, photoCount} = album
  const id = `album-${_id}`
  const photos = album.photos ?? []
  const title = localizeText(album.title, locale)
  return (
    <section aria-labelledby={id} className="frame pt-10 md:pt-14">
      <div className="grid gap-x-12 gap-y-3 md:grid-cols-2 md:items-end">
        <h2 id={id} className="text-h2">
          <LocalizedText text={album.title} />
        </h2>
        <p className="text-lead text-muted">
          <LocalizedText text={description} />
        </p>
      </div>
      <div className="mt-7">
        <PhotoGallery photos={photos} document={_id} title={title} priority={isFirst} />
      </div>
      {photoCount > photos.length && (
        <p className="mt-5">
          <ButtonLink href={albumPath(_id)} variant="quiet">
            <span>
              {t('showAlbum', {count: photoCount})}
              <span className="sr-only">: {title}</span>
            </span>
          </ButtonLink>
        </p>
      )}
      <AlbumReactions eventKey={eventKey} heading="h3" formOnRequest={isFirst ? undefined : title} />
    </section>
  )
}
