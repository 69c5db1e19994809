import 'server-only'
import {defineQuery} from 'next-sanity'
import {getAddresses} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, seo} from '#/sanity/fragments.ts'
import type {CampaignQueryResult} from '#/sanity/sanity.types.gen.ts'

export type Campaign = Complete<NonNullable<CampaignQueryResult>, 'path'>

export const campaignQuery = defineQuery(`*[_type == "campaign" && path == $path][0]{
  _id,
  name,
  description,
  "image": image${image},
  "body": body${body},
  stats,
  "gallery": gallery[]${image},
  reference,
  targetAmount,
  paypalUrl,
  path,
  "seo": seo${seo}
}`)

/** The campaign whose page is at this address. An unknown address costs no query of its own. */
export async function getCampaign(path: string): Promise<Campaign | undefined> {
  const {campaigns} = await getAddresses()
  if (!campaigns.includes(path)) return undefined
  const campaign = await fetchContent({query: campaignQuery, params: {path}, tags: ['campaign']})
  return campaign && hasFields(campaign, 'path') ? campaign : undefined
}
