import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {Project} from 'schema-dts'
import {env} from '#/environment/env.ts'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {contactJsonLd} from '#/seo/contact-json-ld.ts'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import type {Campaign} from './campaigns-queries.ts'

export async function CampaignJsonLd({campaign}: {campaign: Campaign}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('campaign')])
  return (
    <PageJsonLd
      crumbs={[{name: localizeText(campaign.name, locale), path: campaign.path}]}
      about={(organization, language) =>
        campaignJsonLd(campaign, language, t('responsible'), {'@id': organization['@id']})
      }
    />
  )
}

/** Donors can ask the responsible person; `contactType` is the page's heading above them. */
export function campaignJsonLd(
  {name, description, path, responsible}: Campaign,
  locale: Locale,
  contactType: string,
  community: {'@id': string},
) {
  const contactPoint = contactJsonLd(responsible, contactType, locale)
  return {
    '@type': 'Project',
    name: localizeText(name, locale),
    description: localizeText(description, locale),
    url: localizedUrl(env.SITE_URL, locale, path),
    parentOrganization: community,
    ...(contactPoint.length > 0 && {contactPoint}),
  } satisfies Project
}
