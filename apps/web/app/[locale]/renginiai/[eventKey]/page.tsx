import {defaultEventPath, eventPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {eventMetadata, EventPage} from '#/features/events/event-page.tsx'
import {getEventAt} from '#/features/events/events-queries.ts'
import {newestPaths, segmentBelowEvents} from '#/routes/published-paths.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'

type Props = PageProps<'/[locale]/renginiai/[eventKey]'>

export async function generateStaticParams() {
  const {events} = newestPaths(await getPublishedPaths())
  const parts = events
    .flatMap((event) => [eventPath(event), ...event.aliases])
    .flatMap((path) => segmentBelowEvents(path) ?? [])
  return [...new Set(parts)].map((eventKey) => ({eventKey}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, eventKey} = await params
  const event = await getEventAt(defaultEventPath(eventKey))
  return event ? eventMetadata(event, locale as Locale) : {}
}

export default async function EventByKey({params}: Props) {
  const {locale, eventKey} = (await params) as {locale: Locale; eventKey: string}
  setRequestLocale(locale)
  const event = await getEventAt(defaultEventPath(eventKey))
  if (!event) notFound()
  return <EventPage event={event} />
}
