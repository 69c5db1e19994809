import {formPages} from '@site/schemas/routes/route-table'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {CampaignJsonLd} from '#/features/campaigns/campaign-json-ld.tsx'
import {CampaignPage} from '#/features/campaigns/campaign-page.tsx'
import {type Campaign, getCampaign} from '#/features/campaigns/campaigns-queries.ts'
import {donationMetadata, DonationPage} from '#/features/donations/donation-page.tsx'
import {eventMetadata, EventPage} from '#/features/events/event-page.tsx'
import {type Event, getEventAt} from '#/features/events/events-queries.ts'
import {registrationMetadata, RegistrationPage} from '#/features/events/registration-page.tsx'
import {newestPaths, segmentBelowEvents} from '#/routes/published-paths.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/[...path]'>

const pathOf = (segments: string[]) => `/${segments.join('/')}`

export async function generateStaticParams() {
  const {events, campaigns} = newestPaths(await getPublishedPaths())
  const paths = new Set([
    ...events.flatMap(({path, aliases}) => [...(path ? [path] : []), ...aliases]),
    ...campaigns,
  ])
  return [...paths]
    .filter((path) => !segmentBelowEvents(path))
    .map((path) => ({path: path.slice(1).split('/')}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {path, ...given} = await params
  const locale = given.locale as Locale
  const found = await findDocument(pathOf(path))
  if (!found) return {}
  switch (found.page) {
    case 'event':
      return eventMetadata(found.event, locale)
    case 'registration':
      return registrationMetadata(found.event, locale)
    case 'campaign':
      return pageMetadata({...found.campaign, locale, title: found.campaign.name})
    case 'donation':
      return donationMetadata(found.campaign, locale)
  }
}

export default async function PageByPath({params}: Props) {
  const {locale, path} = await params
  setRequestLocale(locale as Locale)
  const found = await findDocument(pathOf(path))
  if (!found) notFound()
  switch (found.page) {
    case 'event':
      return <EventPage event={found.event} />
    case 'registration':
      return <RegistrationPage event={found.event} />
    case 'campaign':
      return (
        <>
          <CampaignJsonLd campaign={found.campaign} />
          <CampaignPage campaign={found.campaign} />
        </>
      )
    case 'donation':
      return <DonationPage campaign={found.campaign} />
  }
}

type Found =
  {page: 'event' | 'registration'; event: Event} | {page: 'campaign' | 'donation'; campaign: Campaign}

async function findDocument(path: string): Promise<Found | undefined> {
  const event = await getEventAt(path)
  if (event) return {page: 'event', event}
  const campaign = await getCampaign(path)
  if (campaign) return {page: 'campaign', campaign}
  return (await findRegistration(path)) ?? findDonation(path)
}

async function findRegistration(path: string): Promise<Found | undefined> {
  if (!path.endsWith(formPages.registration)) return undefined
  const event = await getEventAt(path.slice(0, -formPages.registration.length))
  return event && {page: 'registration', event}
}

async function findDonation(path: string): Promise<Found | undefined> {
  if (!path.endsWith(formPages.donation)) return undefined
  const campaign = await getCampaign(path.slice(0, -formPages.donation.length))
  return campaign && {page: 'donation', campaign}
}
