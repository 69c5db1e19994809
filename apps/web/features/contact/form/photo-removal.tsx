'use client'

import {
  type NamedPhoto,
  namedPhoto,
  parsePhotoParameter,
  photoParameter,
  type PhotoReference,
  scaledPhotoUrl,
} from '@site/schemas/content/photo-reference'
import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useState} from 'react'
import {localizeText} from '#/i18n/localize.ts'

export function photoInUrl(): PhotoReference | undefined {
  return parsePhotoParameter(new URLSearchParams(location.search).get('nuotrauka'))
}

type Lookup = NamedPhoto | 'loading' | 'gone' | 'failed'

export function PhotoRemoval({photo, onDismiss}: {photo: PhotoReference; onDismiss: () => void}) {
  const t = useTranslations('contact.removal')
  const locale = useLocale()
  const found = useNamedPhoto(photo)
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-raised p-4">
      {typeof found === 'object' ? (
        <>
          {found.url && (
            // oxlint-disable-next-line nextjs/no-img-element -- The form is loaded without the image's size.
            <img
              src={scaledPhotoUrl(found.url, {width: 240, height: 180})}
              alt={localizeText(found.alt, locale)}
              className="max-h-24 max-w-32 rounded-soft"
            />
          )}
          <p className="min-w-0 flex-1 basis-48">
            <strong className="block font-semibold">{t('title')}</strong>
            <span className="wrap-anywhere">
              {found.url
                ? t('photo', {
                    album: localizeText(found.title, locale),
                    photo: localizeText(found.alt, locale) || (found.file ?? ''),
                  })
                : localizeText(found.title, locale)}
            </span>
          </p>
        </>
      ) : (
        <output className="min-w-0 flex-1 basis-48">{t(found)}</output>
      )}
      <button type="button" onClick={onDismiss} className="text-link min-h-11">
        {t('dismiss')}
      </button>
    </div>
  )
}

function useNamedPhoto(photo: PhotoReference): Lookup {
  const [found, setFound] = useState<Lookup>('loading')
  const parameter = photoParameter(photo)
  useEffect(() => {
    const abort = new AbortController()
    lookUp(parameter, abort.signal).then(setFound, () => abort.signal.aborted || setFound('failed'))
    return () => abort.abort()
  }, [parameter])
  return found
}

async function lookUp(parameter: string, signal: AbortSignal): Promise<Lookup> {
  const response = await fetch(`/api/photo?photo=${parameter}`, {signal})
  if (response.status === 404) return 'gone'
  if (!response.ok) return 'failed'
  return namedPhoto.parse(await response.json())
}
