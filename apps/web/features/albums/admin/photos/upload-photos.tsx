'use client'

import {pickableTypes} from '@site/schemas/requests/photo'
import {useLocale, useTranslations} from 'next-intl'
import {useId, useRef, useState, type DragEvent} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {FieldFrame, inputClass} from '#/ui/forms/form-field.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import type {Album} from './photos-queries.ts'
import {PickedPhotoRow} from './picked-photo-row.tsx'
import {usePhotoUpload} from './use-photo-upload.ts'

interface UploadPhotosProps {
  albums: Album[]
  onUploaded: () => void
}

export function UploadPhotos({albums, onUploaded}: UploadPhotosProps) {
  const t = useTranslations('adminPhotos')
  const language = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [pickedAlbum, setPickedAlbum] = useState<string>()
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const {photos, isUploading, pick, remove, upload} = usePhotoUpload(showResult)
  const albumKey = pickedAlbum ?? albums[0]?.key ?? ''
  const count = photos.filter(({ok}) => ok).length

  function showResult({uploaded, failed}: {uploaded: number; failed: number}) {
    if (uploaded > 0) toast.success(t('uploaded', {count: uploaded}))
    if (failed > 0) toast.error(t('notUploaded', {count: failed}))
    if (uploaded > 0) onUploaded()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsDraggedOver(false)
    void pick([...event.dataTransfer.files])
  }

  return (
    <div className="mt-8 max-w-[60rem]">
      <div className="max-w-sm">
        <FieldFrame id={`${id}-album`} label={t('album')}>
          <select
            id={`${id}-album`}
            value={albumKey}
            onChange={({target}) => setPickedAlbum(target.value)}
            disabled={isUploading}
            className={inputClass}
          >
            {albums.map(({key, title}) => (
              <option key={key} value={key}>
                {title[language] ?? title.lt ?? key}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsDraggedOver(true)
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
        className={`mt-5 grid justify-items-center gap-3 rounded-card border-2 border-dashed p-8 text-center ${isDraggedOver ? 'border-brand bg-sunken' : 'border-line'}`}
      >
        <p className="text-lead max-sm:hidden">{t('drop')}</p>
        <input
          ref={input}
          type="file"
          multiple
          accept={pickableTypes.join(',')}
          aria-label={t('choose')}
          className="sr-only"
          tabIndex={-1}
          onChange={({target}) => {
            // The list is copied: resetting the input, so that the same file can be picked again, empties it.
            void pick([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <button
          type="button"
          onClick={() => input.current?.click()}
          disabled={isUploading}
          className={buttonClass('quiet')}
        >
          {t('choose')}
        </button>
        <p className="text-small text-muted">{t('limits')}</p>
      </div>
      <output className="sr-only">{t('picked', {count: photos.length})}</output>
      {photos.length > 0 && (
        <>
          <ul className="mt-6 grid gap-6">
            {photos.map((photo) => (
              <PickedPhotoRow key={photo.key} photo={photo} isLocked={isUploading} onRemove={remove} />
            ))}
          </ul>
          {count > 0 && (
            <button
              type="button"
              onClick={() => {
                if (!isUploading) void upload(albumKey)
              }}
              className={`mt-6 ${buttonClass()}`}
            >
              <BusyLabel isBusy={isUploading} busy={t('uploading')}>
                {t('upload', {count})}
              </BusyLabel>
            </button>
          )}
        </>
      )}
    </div>
  )
}
