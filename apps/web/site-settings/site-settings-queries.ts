import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SiteSettingsQueryResult} from '#/sanity/sanity.types.gen.ts'
import {getMoneySettings, type MoneySettings} from './money-settings.ts'

export type SiteSettings = NonNullable<SiteSettingsQueryResult> & MoneySettings

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

export async function getSiteSettings(): Promise<SiteSettings | null> {
  const [settings, money] = await Promise.all([
    fetchContent({query: siteSettingsQuery, tags: ['siteSettings', 'aboutPage', 'contactPage']}),
    getMoneySettings(),
  ])
  return settings && {...settings, ...money}
}
