import {type PhotoReference, photoParameter} from '@site/schemas/content/photo-reference'
import {type Locale, useTranslations} from 'next-intl'
import {localizedPath} from '#/i18n/localized-path.ts'

/** The message asks for the photo, or for one of the document's photos, to be removed. */
export function photoRemovalPath(locale: Locale, photo: PhotoReference): string {
  return `${localizedPath(locale, '/kontaktai')}?nuotrauka=${photoParameter(photo)}#write`
}

/** Without a script, only this link asks for a photo to be removed. */
export function PhotoRemovalLink({href}: {href: string}) {
  const t = useTranslations('photo')
  return (
    <a
      href={href}
      rel="nofollow"
      className="text-link inline-flex min-h-11 items-center text-small print:hidden"
    >
      {t('askToRemove')}
    </a>
  )
}
