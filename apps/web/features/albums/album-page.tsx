import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {BackLink} from '#/ui/links/back-link.tsx'
import {Pager} from '#/ui/controls/pager.tsx'
import {PhotoGallery} from '#/ui/pictures/photo-gallery.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {albumPages, albumsPages} from './albums-pages.ts'
import type {Album} from './albums-queries.ts'
import {AlbumReactions} from './reactions/album-reactions.tsx'

interface AlbumPageProps {
  /** It has the photos of this page. */
  album: Album
  page: number
}

export function AlbumPage({album, page}: AlbumPageProps) {
  const locale = useLocale()
  const t = useTranslations('photo')
  const {_id, description, eventKey, photoCount} = album
  const title = localizeText(album.title, locale)
  const labels = {pages: t('albumPages'), previous: t('previousPhotos'), next: t('nextPhotos')}
  return (
    <>
      <BackLink href={albumsPages.pathOf(1)}>{t('allAlbums')}</BackLink>
      <PageHeading
        title={
          page === 1 ? (
            <LocalizedText text={album.title} />
          ) : (
            t('albumPageTitle', {album: title, page: String(page)})
          )
        }
        intro={page === 1 && description ? <LocalizedText text={description} /> : undefined}
      />
      <div className="frame">
        <PhotoGallery photos={album.photos ?? []} document={_id} title={title} priority />
        <Pager list={albumPages(_id)} page={page} items={photoCount} labels={labels} />
        <AlbumReactions eventKey={eventKey} heading="h2" />
      </div>
    </>
  )
}
