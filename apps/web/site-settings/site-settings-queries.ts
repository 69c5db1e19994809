import 'server-only'
import {defineQuery} from 'next-sanity'
import {env} from '#/environment/env.ts'
import {type Bilingual, localizeText} from '#/i18n/localize.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SiteSettingsQueryResult} from '#/sanity/sanity.types.gen.ts'
import {getMoneySettings, type MoneySettings} from './money-settings.ts'

export type SiteSettings = Partial<Omit<NonNullable<SiteSettingsQueryResult>, 'name'>> &
  MoneySettings & {name: Bilingual<string>}

export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings"][0]{
  name,
  tagline,
  runBy,
  contacts,
  socialLinks,
  openingHours,
  "registrationNumber": *[_type == "aboutPage"][0].registration.number,
  "hasCouncil": count(*[_type == "aboutPage"][0].council) > 0,
  "hasPress": defined(*[_type == "contactPage"][0].press.contact.name)
}`)

/** Until volunteers have named the community, the host stands for it, as in emails. */
export async function getSiteSettings(): Promise<SiteSettings> {
  const [settings, money] = await Promise.all([
    fetchContent({query: siteSettingsQuery, tags: ['siteSettings', 'aboutPage', 'contactPage']}),
    getMoneySettings(),
  ])
  const {host} = new URL(env.SITE_URL)
  const name = localizeText(settings?.name, 'lt') ? settings?.name : {lt: host, en: host}
  return {...settings, ...money, name}
}
