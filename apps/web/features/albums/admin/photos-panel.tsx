'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {reloadQueries, useSettledQuery, type Settled} from '#/features/admin-list/query-client.ts'
import {
  albumsQuery,
  pendingPhotosQuery,
  photosKey,
  type Album,
  type PendingPhoto,
} from './photos/photos-queries.ts'
import {PendingPhotoCard} from './photos/pending-photo-card.tsx'
import {UploadPhotos} from './photos/upload-photos.tsx'

export function PhotosPanel() {
  const t = useTranslations('adminPhotos')
  const queryClient = useQueryClient()
  const albums = useSettledQuery(albumsQuery)
  const pending = useSettledQuery(pendingPhotosQuery)
  const reload = () => reloadQueries(queryClient, photosKey)
  return (
    <>
      <h2 className="text-h2">{t('title')}</h2>
      <p className="mt-3 max-w-[46rem] text-muted">{t('text')}</p>
      <UploadPhotos albums={albums.data ?? []} onUploaded={() => void reload()} />
      <PendingPhotos albums={albums} pending={pending} onReload={reload} />
    </>
  )
}

interface PendingPhotosProps {
  albums: Settled<Album[]>
  pending: Settled<PendingPhoto[]>
  onReload: () => Promise<void>
}

function PendingPhotos({albums, pending: {data: photos, error}, onReload}: PendingPhotosProps) {
  const t = useTranslations('adminPhotos.waiting')
  const title = useRef<HTMLHeadingElement>(null)
  // Without its album's title, a card would show the album's key.
  const isReady = photos !== undefined && (albums.data !== undefined || albums.error !== null)

  async function reloadAndFocus() {
    await onReload()
    title.current?.focus()
  }

  return (
    <section aria-labelledby="pending-photos" className="mt-14">
      <h3 id="pending-photos" ref={title} tabIndex={-1} className="text-h3 outline-none">
        {t('title')}
      </h3>
      {error ? (
        <div role="alert" className="mt-4">
          <p>{t('failed')}</p>
          <button type="button" onClick={() => void onReload()} className={`mt-3 ${buttonClass('quiet')}`}>
            {t('retry')}
          </button>
        </div>
      ) : !isReady ? (
        <p className="mt-4 text-muted">{t('loading')}</p>
      ) : photos.length === 0 ? (
        <p className="mt-4 text-muted">{t('none')}</p>
      ) : (
        <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {photos.map((photo) => (
            <PendingPhotoCard
              key={photo.id}
              photo={photo}
              album={albums.data?.find(({key}) => key === photo.albumKey)}
              onReviewed={reloadAndFocus}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
