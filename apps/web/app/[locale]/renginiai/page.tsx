import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {CalendarSubscription} from '../../../components/events/calendar-subscription.tsx'
import {FeaturedEvent} from '../../../components/events/featured-event.tsx'
import {PastEvents} from '../../../components/events/past-events.tsx'
import {StayCurrent} from '../../../components/events/stay-current.tsx'
import {UpcomingEvents} from '../../../components/events/upcoming-events.tsx'
import {PageHeading} from '../../../components/page-heading.tsx'
import {eventEnd} from '../../../content/event-is-past.ts'
import {getEvents} from '../../../content/get-events.ts'
import {pageMetadata} from '../../../metadata/page-metadata.ts'

type Props = PageProps<'/[locale]/renginiai'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'event'})
  return pageMetadata({locale, path: '/renginiai', title: t('title'), description: t('intro')})
}

export default async function EventsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [t, {upcoming, past}] = await Promise.all([getTranslations('event'), getEvents()])
  const featured = upcoming.find((event) => event.featured && event.status !== 'cancelled')
  return (
    <>
      <StayCurrent moments={upcoming.map(eventEnd)} />
      <PageHeading title={t('title')} intro={t('intro')} />
      {featured && <FeaturedEvent event={featured} />}
      <UpcomingEvents events={upcoming} />
      <CalendarSubscription />
      <PastEvents events={past} />
    </>
  )
}
