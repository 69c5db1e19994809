import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SiteSettingsQueryResult} from '#/sanity/sanity.types.gen.ts'

export type SiteSettings = NonNullable<SiteSettingsQueryResult>

export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings"][0]{
  name,
  tagline,
  contacts,
  socialLinks,
  bankDetails,
  openingHours,
  membershipFee
}`)

export async function getSiteSettings(): Promise<SiteSettings | null> {
  return fetchContent({query: siteSettingsQuery, tags: ['siteSettings']})
}
