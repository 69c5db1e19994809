import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {getCampaign} from '#/features/campaigns/campaigns-queries.ts'
import {donationMetadata, DonationPage} from '#/features/donations/donation-page.tsx'
import {getCampaignPaths} from '#/routes/routes-queries.ts'

type Props = PageProps<'/[locale]/aukoti/[...path]'>

export async function generateStaticParams() {
  const campaigns = await getCampaignPaths()
  return campaigns.map((path) => ({path: path.slice(1).split('/')}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, path} = await params
  const campaign = await getCampaign(`/${path.join('/')}`)
  return campaign ? donationMetadata(campaign, locale as Locale) : {}
}

export default async function CampaignDonationPage({params}: Props) {
  const {locale, path} = await params
  setRequestLocale(locale as Locale)
  const campaign = await getCampaign(`/${path.join('/')}`)
  if (!campaign) notFound()
  return <DonationPage campaign={campaign} />
}
