import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {CampaignJsonLd} from '#/features/campaigns/campaign-json-ld.tsx'
import {CampaignPage} from '#/features/campaigns/campaign-page.tsx'
import {getCampaign} from '#/features/campaigns/campaigns-queries.ts'
import {eventMetadata, EventPage} from '#/features/events/event-page.tsx'
import {getEventAt} from '#/features/events/events-queries.ts'
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
  const event = await getEventAt(pathOf(path))
  if (event) return eventMetadata(event, locale)
  const campaign = await getCampaign(pathOf(path))
  return campaign ? pageMetadata({...campaign, locale, title: campaign.name}) : {}
}

export default async function PageByPath({params}: Props) {
  const {locale, path} = await params
  setRequestLocale(locale as Locale)
  const event = await getEventAt(pathOf(path))
  if (event) return <EventPage event={event} />
  const campaign = await getCampaign(pathOf(path))
  if (!campaign) notFound()
  return (
    <>
      <CampaignJsonLd campaign={campaign} />
      <CampaignPage campaign={campaign} />
    </>
  )
}
