import {schoolPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {EducationalOrganization} from 'schema-dts'
import {env} from '#/env.ts'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import type {School} from './schools-queries.ts'

/** Structured data of a school's page. */
export async function SchoolJsonLd({school}: {school: School}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('navigation')])
  return (
    <PageJsonLd
      crumbs={[
        {name: t('schools'), path: '/mokykleles'},
        {name: localizeText(school.name, locale), path: schoolPath(school.slug)},
      ]}
      about={(organization, language) => schoolJsonLd(school, language, {'@id': organization['@id']})}
    />
  )
}

/** The schema.org school: where it is, and whom parents can ask. */
export function schoolJsonLd(school: School, locale: Locale, community: {'@id': string}) {
  const {name, description, slug, place, email, responsible, safeguarding} = school
  const contacts = [responsible, safeguarding?.contact].flatMap((person) => (person?.name ? [person] : []))
  const placeName = localizeText(place?.name, locale)
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
    contactPoint: contacts.map((person) => ({
      '@type': 'ContactPoint' as const,
      name: person.name ?? '',
      contactType: localizeText(person.role, locale),
      ...(person.email && {email: person.email}),
      ...(person.phone && {telephone: person.phone}),
    })),
  } satisfies EducationalOrganization
}
