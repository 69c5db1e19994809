import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {EventPage} from '../../../components/event-page.tsx'
import {getAddresses} from '../../../content/get-addresses.ts'
import {getEvent} from '../../../content/get-event.ts'
import {pageMetadata} from '../../../metadata/page-metadata.ts'

type Props = PageProps<'/[locale]/[...path]'>

/** Pages whose address a volunteer chose in the Studio; any other address is not found. */
async function eventAt(segments: string[]) {
  const path = `/${segments.join('/')}`
  const {events} = await getAddresses()
  const address = events.find((event) => event.path === path)
  return address ? getEvent(address.eventKey) : undefined
}

export async function generateStaticParams() {
  const {events} = await getAddresses()
  return events.flatMap(({path}) => (path ? [{path: path.slice(1).split('/')}] : []))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, path} = await params
  const event = await eventAt(path)
  if (!event) return {}
  return pageMetadata({...event, locale: locale as Locale, path: `/${path.join('/')}`})
}

export default async function PageByAddress({params}: Props) {
  const {locale, path} = await params
  setRequestLocale(locale as Locale)
  const event = await eventAt(path)
  if (!event) notFound()
  return <EventPage event={event} />
}
