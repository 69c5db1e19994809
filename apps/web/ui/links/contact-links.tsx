import {getTranslations} from 'next-intl/server'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {mailtoLink, telLink} from './contact-urls.ts'

/** Renders nothing without an email address and a phone number. */
export async function ContactLinks() {
  const [t, settings] = await Promise.all([getTranslations('submission'), getSiteSettings()])
  const {email, phone} = settings?.contacts ?? {}
  if (!email && !phone) return null
  return (
    <>
      {t('reachUs')}{' '}
      {email && (
        <a href={mailtoLink(email)} className="text-link wrap-anywhere">
          {email}
        </a>
      )}
      {email && phone && ', '}
      {phone && (
        <a href={telLink(phone)} className="text-link whitespace-nowrap">
          {phone}
        </a>
      )}
    </>
  )
}
