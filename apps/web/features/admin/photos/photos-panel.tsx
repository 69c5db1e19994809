'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useState} from 'react'
import {type Album, loadAlbums, loadWaitingPhotos, type WaitingPhoto} from './admin-photos-queries.ts'
import {UploadPhotos} from './upload-photos.tsx'
import {WaitingPhotos} from './waiting-photos.tsx'

/** Where admins upload photos, and decide on those that wait. */
export function PhotosPanel() {
  const t = useTranslations('adminPhotos')
  const [loaded, setLoaded] = useState<Loaded>({albums: [], waiting: undefined})
  const {albums, waiting} = loaded
  const refresh = async () => setLoaded(await load())

  useEffect(() => void load().then(setLoaded), [])

  return (
    <>
      <h2 className="text-h2">{t('title')}</h2>
      <p className="mt-3 max-w-[46rem] text-muted">{t('text')}</p>
      <UploadPhotos albums={albums} onUploaded={refresh} />
      <WaitingPhotos albums={albums} waiting={waiting} onChange={refresh} />
    </>
  )
}

interface Loaded {
  albums: Album[]
  /** Undefined until it is known. */
  waiting: WaitingPhoto[] | 'failed' | undefined
}

async function load(): Promise<Loaded> {
  const [albums, waiting] = await Promise.all([loadAlbums(), loadWaitingPhotos()])
  return {albums: albums.ok ? albums.data : [], waiting: waiting.ok ? waiting.data : 'failed'}
}
