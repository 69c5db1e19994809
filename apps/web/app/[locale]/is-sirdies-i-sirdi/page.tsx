import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {CampaignPage} from '../../../components/campaign-page.tsx'
import {getCampaign} from '../../../content/get-campaign.ts'
export default async function Try({params}: {params: Promise<{locale: string}>}) {
  setRequestLocale((await params).locale as Locale)
  const campaign = await getCampaign('/is-sirdies-i-sirdi')
  return campaign ? <CampaignPage campaign={campaign} /> : null
}
