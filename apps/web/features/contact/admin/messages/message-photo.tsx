import {type NamedPhoto, scaledPhotoUrl} from '@site/schemas/content/photo-reference'
import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'

export function MessagePhoto({photo}: {photo: NamedPhoto}) {
  const t = useTranslations('admin.messages.photo')
  const locale = useLocale()
  const {document, type, title, alt, file, url} = photo
  return (
    <figure className="mt-5 flex flex-wrap items-center gap-4 rounded-card border border-line p-4">
      {url && (
        // oxlint-disable-next-line nextjs/no-img-element -- The message holds no size.
        <img
          src={scaledPhotoUrl(url, {width: 320, height: 240})}
          alt={localizeText(alt, locale)}
          className="max-h-32 max-w-40 rounded-soft"
        />
      )}
      <figcaption className="grid min-w-0 flex-1 basis-48 gap-1 text-small wrap-anywhere">
        <strong className="font-semibold">{t(url ? 'photo' : 'photoIn')}</strong>
        <span>{localizeText(title, locale)}</span>
        {file && <span className="text-muted">{t('file', {file})}</span>}
        <a
          href={`/api/studio-document?${new URLSearchParams({id: document, type})}`}
          target="_blank"
          rel="noreferrer"
          className="text-link"
        >
          {t('inStudio')}
        </a>
      </figcaption>
    </figure>
  )
}
