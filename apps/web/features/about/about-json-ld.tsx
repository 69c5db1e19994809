import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import type {NGO} from 'schema-dts'
import {localizeText} from '#/i18n/localize.ts'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import type {AboutPage} from './about-queries.ts'

export async function AboutJsonLd({about}: {about: AboutPage | null}) {
  const t = await getTranslations('about')
  if (!about?.council?.length && !about?.registration?.number) return null
  return (
    <PageJsonLd
      crumbs={[{name: t('title'), path: '/apie-mus'}]}
      about={(organization, language) => governanceJsonLd(about, language, organization['@id'])}
    />
  )
}

/** Adds the registration and the members of the council to the organization with the same id. */
export function governanceJsonLd({council, registration}: AboutPage, locale: Locale, id: string) {
  return {
    '@type': 'NGO',
    '@id': id,
    ...(registration?.number && {
      identifier: {
        '@type': 'PropertyValue',
        ...(registration.register && {propertyID: localizeText(registration.register, locale)}),
        value: registration.number,
        ...(registration.url && {url: registration.url}),
      },
    }),
    member: (council ?? []).flatMap(({name, role, email, phone}) =>
      name
        ? [
            {
              '@type': 'OrganizationRole' as const,
              roleName: localizeText(role, locale),
              member: {
                '@type': 'Person' as const,
                name,
                ...(email && {email}),
                ...(phone && {telephone: phone}),
              },
            },
          ]
        : [],
    ),
  } satisfies NGO
}
