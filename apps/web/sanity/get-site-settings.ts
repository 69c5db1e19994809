import 'server-only'
import type {SiteSettings} from './content-types.ts'
import {fetchContent} from './fetch-content.ts'
import {siteSettingsQuery} from './settings.ts'

export async function getSiteSettings(): Promise<SiteSettings | null> {
  return fetchContent({query: siteSettingsQuery, tags: ['siteSettings']})
}
