'use client'

import {useTranslations} from 'next-intl'
import {useCallback, useEffect, useState} from 'react'
import {loadAlbums, type Album} from '../../admin-photos/load-albums.ts'
import {loadWaitingPhotos, type WaitingPhoto} from '../../admin-photos/load-waiting-photos.ts'
import {UploadPhotos} from './upload-photos.tsx'
import {WaitingPhotos} from './waiting-photos.tsx'

/** Where admins upload photos, and decide on those that wait. */
export function PhotosPanel() {
  const t = useTranslations('adminPhotos')
  const [albums, setAlbums] = useState<Album[]>([])
  const [waiting, setWaiting] = useState<WaitingPhoto[] | 'failed'>()

  const refresh = useCallback(async () => {
    const [albumsAnswer, waitingAnswer] = await Promise.all([loadAlbums(), loadWaitingPhotos()])
    if (albumsAnswer.ok) setAlbums(albumsAnswer.data)
    setWaiting(waitingAnswer.ok ? waitingAnswer.data : 'failed')
  }, [])

  useEffect(() => void refresh(), [refresh])

  return (
    <>
      <h2 className="text-h2">{t('title')}</h2>
      <p className="mt-3 max-w-[46rem] text-muted">{t('text')}</p>
      <UploadPhotos albums={albums} onUploaded={refresh} />
      <WaitingPhotos albums={albums} waiting={waiting} onChange={refresh} />
    </>
  )
}
