import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {CalendarSubscription} from '#/features/events/calendar-subscription.tsx'
import {FeaturedEvent} from '#/features/events/featured-event.tsx'
import {PastEvents} from '#/features/events/past-events.tsx'
import {RefreshAtBoundaries} from '#/features/events/refresh-at-boundaries.tsx'
import {UpcomingEvents} from '#/features/events/upcoming-events.tsx'
import {PageHeading} from '#/ui/page-heading.tsx'
import {eventEnd} from '#/time/event-times.ts'
import {getEvents} from '#/features/events/events-queries.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

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
      <RefreshAtBoundaries boundaries={upcoming.map(eventEnd)} />
      <PageHeading title={t('title')} intro={t('intro')} />
      {featured && <FeaturedEvent event={featured} />}
      <UpcomingEvents events={upcoming} />
      <CalendarSubscription />
      <PastEvents events={past} />
    </>
  )
}
