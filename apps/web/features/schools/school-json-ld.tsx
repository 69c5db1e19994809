import {schoolPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {EducationalOrganization} from 'schema-dts'
import {env} from '#/environment/env.ts'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {contactJsonLd} from '#/seo/contact-json-ld.ts'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import {isReadable} from '#/ui/rich-text/document-links.tsx'
import type {School} from './schools-queries.ts'

export async function SchoolJsonLd({school}: {school: School}) {
  const [locale, navigation, t] = await Promise.all([
    getLocale(),
    getTranslations('navigation'),
    getTranslations('school.safeguarding'),
  ])
  return (
    <PageJsonLd
      crumbs={[
        {name: navigation('schools'), path: '/mokykleles'},
        {name: localizeText(school.name, locale), path: schoolPath(school.slug)},
      ]}
      about={(organization, language) => schoolJsonLd(school, language, t, {'@id': organization['@id']})}
    />
  )
}

type SafeguardingMessages = Awaited<ReturnType<typeof getTranslations<'school.safeguarding'>>>

export function schoolJsonLd(
  school: School,
  locale: Locale,
  t: SafeguardingMessages,
  community: {'@id': string},
) {
  const {name, description, slug, place, email, responsible, safeguarding} = school
  const placeName = localizeText(place?.name, locale)
  const properties = (['checks', 'insurance'] as const).flatMap((key) => {
    const value = localizeText(safeguarding?.[key], locale)
    return value ? [{'@type': 'PropertyValue' as const, name: t(key), value}] : []
  })
  const policies = (safeguarding?.policies ?? []).filter(isReadable)
  return {
    '@type': 'EducationalOrganization',
    name: localizeText(name, locale),
    description: localizeText(description, locale),
    url: localizedUrl(env.SITE_URL, locale, schoolPath(slug)),
    parentOrganization: community,
    ...(email && {email}),
    ...((placeName || place?.address) && {
      location: {
        '@type': 'Place',
        name: placeName || place?.address || '',
        ...(place?.address && {address: place.address}),
        ...(place?.mapUrl && {hasMap: place.mapUrl}),
      },
    }),
    contactPoint: [
      ...contactJsonLd(responsible, t('responsible'), locale),
      ...contactJsonLd(safeguarding?.contact, t('contact'), locale),
    ],
    ...(properties.length > 0 && {additionalProperty: properties}),
    ...(policies.length > 0 && {
      subjectOf: policies.map(({title, href, date}) => ({
        '@type': 'DigitalDocument' as const,
        name: localizeText(title, locale),
        url: href ?? '',
        ...(date && {dateModified: date}),
      })),
    }),
  } satisfies EducationalOrganization
}
