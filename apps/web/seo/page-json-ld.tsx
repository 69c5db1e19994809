import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {BreadcrumbList, NGO, Thing} from 'schema-dts'
import {env} from '#/environment/env.ts'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {getSiteSettings, type SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {serializeJsonLd} from './serialize-json-ld.ts'

type Organization = ReturnType<typeof organizationJsonLd>
type StructuredThing = Exclude<Thing, string>

interface PageJsonLdProps {
  crumbs: Crumb[]
  about?: (organization: Organization, locale: Locale) => StructuredThing | StructuredThing[]
}

export async function PageJsonLd({crumbs, about}: PageJsonLdProps) {
  const [locale, settings, t] = await Promise.all([
    getLocale(),
    getSiteSettings(),
    getTranslations('navigation'),
  ])
  const organization = organizationJsonLd(settings, locale)
  const home = {name: t('home'), path: '/'}
  const breadcrumbs = crumbs.length > 0 ? [breadcrumbsJsonLd([home, ...crumbs], locale)] : []
  const subjects = about ? [about(organization, locale)].flat() : []
  return <JsonLd things={[organization, ...breadcrumbs, ...subjects]} />
}

function JsonLd({things}: {things: StructuredThing[]}) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: serializeJsonLd(things)}} />
}

interface Crumb {
  name: string
  path: string
}

function breadcrumbsJsonLd(crumbs: Crumb[], locale: Locale) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path}, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: localizedUrl(env.SITE_URL, locale, path),
    })),
  } satisfies BreadcrumbList
}

/** Its `@id` is the same in both languages. */
function organizationJsonLd(settings: SiteSettings | null, locale: Locale) {
  const {contacts, socialLinks} = settings ?? {}
  return {
    '@type': 'NGO',
    '@id': `${localizedUrl(env.SITE_URL, 'lt', '/')}#organization`,
    name: localizeText(settings?.name, locale),
    description: localizeText(settings?.tagline, locale),
    url: localizedUrl(env.SITE_URL, locale, '/'),
    logo: localizedUrl(env.SITE_URL, 'lt', '/icon.svg'),
    ...(contacts?.email && {email: contacts.email}),
    ...(contacts?.phone && {telephone: contacts.phone}),
    ...(contacts?.address && {address: contacts.address}),
    areaServed: {'@type': 'Country', name: 'Wales'},
    sameAs: (socialLinks ?? []).flatMap(({url}) => url ?? []),
  } satisfies NGO
}
