import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {CampaignPage} from '#/features/campaigns/campaign-page.tsx'
import {EventPage} from '#/features/events/event-page.tsx'
import {getAddresses, partBelowEvents} from '#/routes/routes-queries.ts'
import {getCampaign} from '#/features/campaigns/campaigns-queries.ts'
import {getEventAt} from '#/features/events/events-queries.ts'
import {eventMetadata} from '#/features/events/event-metadata.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/[...path]'>

const addressOf = (segments: string[]) => `/${segments.join('/')}`

export async function generateStaticParams() {
  const {events, campaigns} = await getAddresses()
  const paths = new Set([
    ...events.flatMap(({path, aliases}) => [...(path ? [path] : []), ...aliases]),
    ...campaigns,
  ])
  return [...paths].filter((path) => !partBelowEvents(path)).map((path) => ({path: path.slice(1).split('/')}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {path, ...given} = await params
  const locale = given.locale as Locale
  const event = await getEventAt(addressOf(path))
  if (event) return eventMetadata(event, locale)
  const campaign = await getCampaign(addressOf(path))
  return campaign ? pageMetadata({...campaign, locale, title: campaign.name}) : {}
}

/** Pages whose address a volunteer chose in the Studio: events and campaigns. */
export default async function PageByAddress({params}: Props) {
  const {locale, path} = await params
  setRequestLocale(locale as Locale)
  const event = await getEventAt(addressOf(path))
  if (event) return <EventPage event={event} />
  const campaign = await getCampaign(addressOf(path))
  if (!campaign) notFound()
  return <CampaignPage campaign={campaign} />
}
