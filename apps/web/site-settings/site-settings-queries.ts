import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import type {SiteSettingsQueryResult} from '#/sanity/sanity.types.gen.ts'

export type SiteSettings = NonNullable<SiteSettingsQueryResult>

export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings"][0]{
  name,
  tagline,
  runBy,
  contacts,
  socialLinks,
  bankDetails,
  openingHours,
  membershipFee,
  "giftAidCharity": select(
    giftAid.isRecognised == true && defined(giftAid.hmrcReference) && defined(giftAid.charityName)
      => giftAid{"charityName": coalesce(charityName, ""), "claimsFees": claimsFees == true}
  ),
  "registrationNumber": *[_type == "aboutPage"][0].registration.number,
  "hasCouncil": count(*[_type == "aboutPage"][0].council) > 0,
  "hasPress": defined(*[_type == "contactPage"][0].press.contact.name)
}`)

export async function getSiteSettings(): Promise<SiteSettings | null> {
  return fetchContent({query: siteSettingsQuery, tags: ['siteSettings', 'aboutPage', 'contactPage']})
}
