import 'server-only'
import {defineQuery} from 'next-sanity'
import {getCampaignPaths} from '#/routes/routes-queries.ts'
import {type Complete, hasFields} from '#/sanity/content-types.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, publicDocument, seo} from '#/sanity/fragments.ts'
import type {CampaignQueryResult, FeaturedCampaignQueryResult} from '#/sanity/sanity.types.gen.ts'

export type Campaign = Complete<NonNullable<CampaignQueryResult>, 'path'>

export type FeaturedCampaign = NonNullable<FeaturedCampaignQueryResult>

export const campaignQuery = defineQuery(`*[_type == "campaign" && path == $path][0]{
  _id,
  name,
  description,
  "image": image${image},
  "body": body${body},
  stats,
  statsNote,
  "gallery": gallery[]${image},
  reference,
  targetAmount,
  responsible,
  "report": report{year, raised, spent, text, "document": document${publicDocument}},
  path,
  "seo": seo${seo}
}`)

export const featuredCampaignQuery = defineQuery(`*[_type == "homePage"][0].campaign->{
  _id,
  name,
  description,
  "image": image${image},
  stats,
  statsNote,
  reference,
  path
}`)

/** An unknown path costs no query. */
export async function getCampaign(path: string): Promise<Campaign | undefined> {
  if (!(await getCampaignPaths()).includes(path)) return undefined
  const campaign = await fetchContent({query: campaignQuery, params: {path}, tags: ['campaign']})
  return campaign && hasFields(campaign, 'path') ? campaign : undefined
}

export async function getFeaturedCampaign(): Promise<FeaturedCampaign | null> {
  return fetchContent({query: featuredCampaignQuery, tags: ['homePage', 'campaign']})
}
