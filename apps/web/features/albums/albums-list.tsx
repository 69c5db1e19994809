import {useTranslations} from 'next-intl'
import {Sash} from '#/ui/graphics/sash.tsx'
import {Pager} from '#/ui/controls/pager.tsx'
import {AlbumSection} from './list/album-section.tsx'
import {albumsPages} from './albums-pages.ts'
import type {ListedAlbum} from './albums-queries.ts'

interface AlbumsListProps {
  albums: ListedAlbum[]
  page: number
  /** It includes the albums on other pages. */
  total: number
}

export function AlbumsList({albums, page, total}: AlbumsListProps) {
  const t = useTranslations('photo')
  if (albums.length === 0) return <p className="frame text-lead">{t('empty')}</p>
  const labels = {pages: t('pages'), previous: t('previousAlbums'), next: t('nextAlbums')}
  return (
    <>
      {albums.map((album, index) => (
        <div key={album._id}>
          {index > 0 && <Sash className="mt-16 md:mt-24 print:hidden" />}
          <AlbumSection album={album} isFirst={index === 0} />
        </div>
      ))}
      <div className="frame empty:hidden">
        <Pager list={albumsPages} page={page} items={total} labels={labels} />
      </div>
    </>
  )
}
