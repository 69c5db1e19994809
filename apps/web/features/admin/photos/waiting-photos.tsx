'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {buttonClass} from '#/ui/button-link.tsx'
import type {Album, WaitingPhoto} from './admin-photos-queries.ts'
import {WaitingPhotoCard} from './waiting-photo-card.tsx'

interface WaitingPhotosProps {
  albums: Album[]
  /** Undefined until it is known. */
  waiting: WaitingPhoto[] | 'failed' | undefined
  onChange: () => Promise<void>
}

/** The photos that no admin has decided on yet. */
export function WaitingPhotos({albums, waiting, onChange}: WaitingPhotosProps) {
  const t = useTranslations('adminPhotos.waiting')
  const title = useRef<HTMLHeadingElement>(null)

  async function change() {
    await onChange()
    title.current?.focus()
  }

  return (
    <section aria-labelledby="waiting-photos" className="mt-14">
      <h3 id="waiting-photos" ref={title} tabIndex={-1} className="text-h3 outline-none">
        {t('title')}
      </h3>
      {waiting === undefined && <p className="mt-4 text-muted">{t('loading')}</p>}
      {waiting === 'failed' && (
        <div role="alert" className="mt-4">
          <p>{t('failed')}</p>
          <button type="button" onClick={() => void onChange()} className={`mt-3 ${buttonClass('quiet')}`}>
            {t('retry')}
          </button>
        </div>
      )}
      {Array.isArray(waiting) && waiting.length === 0 && <p className="mt-4 text-muted">{t('none')}</p>}
      {Array.isArray(waiting) && waiting.length > 0 && (
        <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {waiting.map((photo) => (
            <WaitingPhotoCard
              key={photo.id}
              photo={photo}
              album={albums.find(({key}) => key === photo.albumKey)}
              onReviewed={change}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
