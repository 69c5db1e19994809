import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {EventPage} from '../../../../components/event-page.tsx'
import {getAddresses} from '../../../../content/get-addresses.ts'
import {getEvent} from '../../../../content/get-event.ts'
import {permanentRedirect} from '../../../../i18n/navigation.ts'
import {pageMetadata} from '../../../../metadata/page-metadata.ts'
import {eventPath} from '@site/schemas/fields/document-path'

type Props = PageProps<'/[locale]/renginiai/[eventKey]'>

export async function generateStaticParams() {
  const {events} = await getAddresses()
  return events.filter(({path}) => !path).map(({eventKey}) => ({eventKey}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, eventKey} = await params
  const event = await getEvent(eventKey)
  if (!event) return {}
  return pageMetadata({...event, locale: locale as Locale, path: eventPath(event)})
}

export default async function EventByKey({params}: Props) {
  const {locale, eventKey} = (await params) as {locale: Locale; eventKey: string}
  setRequestLocale(locale)
  const event = await getEvent(eventKey)
  if (!event) notFound()
  if (event.path) permanentRedirect({href: event.path, locale})
  return <EventPage event={event} />
}
