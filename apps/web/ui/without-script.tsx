import {getTranslations} from 'next-intl/server'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {mailtoLink} from './mailto-link.ts'

/** In the place of a form, for browsers without JavaScript: how else to reach the organisers. */
export async function WithoutScript() {
  const [t, settings] = await Promise.all([getTranslations('submission'), getSiteSettings()])
  const {email, phone} = settings?.contacts ?? {}
  return (
    <noscript>
      <p className="measure">
        {t('withoutScript')}
        {(email || phone) && ` ${t('reachUs')}`}{' '}
        {email && (
          <a href={mailtoLink(email)} className="text-link wrap-anywhere">
            {email}
          </a>
        )}
        {email && phone && ', '}
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-link">
            {phone}
          </a>
        )}
      </p>
    </noscript>
  )
}
