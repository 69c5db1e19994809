import 'server-only'
import {hasFields, type Campaign} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {getAddresses} from '#/routes/get-addresses.ts'
import {campaignQuery} from './campaigns.ts'

/** The campaign whose page is at this address. An unknown address costs no query of its own. */
export async function getCampaign(path: string): Promise<Campaign | undefined> {
  const {campaigns} = await getAddresses()
  if (!campaigns.includes(path)) return undefined
  const campaign = await fetchContent({query: campaignQuery, params: {path}, tags: ['campaign']})
  return campaign && hasFields(campaign, 'path') ? campaign : undefined
}
