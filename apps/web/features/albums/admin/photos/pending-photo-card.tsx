'use client'

import {timeZone} from '@site/schemas/london-time/instant'
import {Dialog} from '@base-ui/react/dialog'
import type {PhotoReview} from '@site/schemas/requests/photo'
import {useFormatter, useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {reviewPhoto} from './photos-actions.ts'
import type {Album, PendingPhoto} from './photos-queries.ts'

interface PendingPhotoCardProps {
  photo: PendingPhoto
  album: Album | undefined
  onReviewed: () => Promise<void>
}

export function PendingPhotoCard({photo, album, onReviewed}: PendingPhotoCardProps) {
  const t = useTranslations('adminPhotos.waiting')
  const format = useFormatter()
  const language = useLocale()
  const [busyWith, setBusyWith] = useState<PhotoReview['decision']>()
  const [isConfirming, setIsConfirming] = useState(false)
  const albumTitle = album?.title[language] ?? album?.title.lt ?? photo.albumKey
  const alt = photo.alt[language]
  const uploaded = format.dateTime(new Date(photo.uploadedAt), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })

  async function decide(decision: PhotoReview['decision']) {
    if (busyWith) return
    setBusyWith(decision)
    const result = await reviewPhoto({id: photo.id, decision})
    setBusyWith(undefined)
    setIsConfirming(false)
    if (result.ok)
      toast.success(decision === 'publish' ? t('published', {album: albumTitle}) : t('discarded'))
    else toast.error(t('error'), {description: t(`fault.${result.error}`)})
    if (result.ok || result.error === 'gone') await onReviewed()
  }

  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-raised">
      {photo.preview ? (
        // A signed URL is valid for an hour: not for the image optimizer.
        // oxlint-disable-next-line nextjs/no-img-element
        <img src={photo.preview} alt={alt} className="aspect-[4/3] w-full object-cover" />
      ) : (
        <p className="flex aspect-[4/3] items-center justify-center bg-sunken p-4 text-muted">
          {t('noPreview')}
        </p>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="font-semibold">{albumTitle}</p>
        <p lang="lt" className="wrap-anywhere">
          {photo.alt.lt}
        </p>
        <p lang="en" className="wrap-anywhere text-muted">
          {photo.alt.en}
        </p>
        <p className="text-small text-muted">{t('uploaded', {date: uploaded})}</p>
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <button
            type="button"
            onClick={() => void decide('publish')}
            aria-label={t('publishOne', {alt})}
            className={buttonClass()}
          >
            <BusyLabel isBusy={busyWith === 'publish'} busy={t('publishing')}>
              {t('publish')}
            </BusyLabel>
          </button>
          <button
            type="button"
            onClick={() => setIsConfirming(true)}
            aria-label={t('discardOne', {alt})}
            className={buttonClass('quiet')}
          >
            {t('discard')}
          </button>
        </div>
      </div>
      <DialogFrame
        isQuestion
        isOpen={isConfirming}
        title={t('discardTitle')}
        description={t('discardText')}
        finalFocus={() => null}
        onClose={() => setIsConfirming(false)}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Dialog.Close className={buttonClass('quiet')}>{t('cancel')}</Dialog.Close>
          <button type="button" onClick={() => void decide('discard')} className={buttonClass('give')}>
            <BusyLabel isBusy={busyWith === 'discard'} busy={t('discarding')}>
              {t('discard')}
            </BusyLabel>
          </button>
        </div>
      </DialogFrame>
    </li>
  )
}
