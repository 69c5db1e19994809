import type {NGO} from 'schema-dts'
import type {Locale} from 'next-intl'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {absoluteUrl} from '#/i18n/absolute-url.ts'

/** The community itself. One thing in both languages, so one id. */
export function organizationJsonLd(settings: SiteSettings | null, locale: Locale) {
  const {contacts, socialLinks} = settings ?? {}
  return {
    '@type': 'NGO',
    '@id': `${absoluteUrl('lt', '/')}#organization`,
    name: localizeText(settings?.name, locale),
    description: localizeText(settings?.tagline, locale),
    url: absoluteUrl(locale, '/'),
    logo: absoluteUrl('lt', '/icon.svg'),
    ...(contacts?.email && {email: contacts.email}),
    ...(contacts?.phone && {telephone: contacts.phone}),
    ...(contacts?.address && {address: contacts.address}),
    areaServed: {'@type': 'Country', name: 'Wales'},
    sameAs: (socialLinks ?? []).flatMap(({url}) => url ?? []),
  } satisfies NGO
}
