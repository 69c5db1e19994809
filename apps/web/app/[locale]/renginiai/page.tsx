import {eventEnd} from '@site/schemas/calendar/event-end'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {CalendarSubscription} from '#/features/events/calendar-subscription.tsx'
import {EventsHeading} from '#/features/events/events-heading.tsx'
import {FeaturedEvent} from '#/features/events/featured-event.tsx'
import {PastEvents} from '#/features/events/past-events.tsx'
import {RefreshAtBoundaries} from '#/features/events/refresh-at-boundaries.tsx'
import {UpcomingEvents} from '#/features/events/upcoming-events.tsx'
import {PrintAddress} from '#/ui/links/print-address.tsx'
import {pastEventsPages} from '#/features/events/past-events-pages.ts'
import {countPastEvents, getPastEvents, getUpcomingEvents} from '#/features/events/events-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/renginiai'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'event'})
  return pageMetadata({
    locale,
    path: '/renginiai',
    image: await getPagePicture('/renginiai'),
    title: t('title'),
    description: t('intro'),
  })
}

export default async function EventsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [upcoming, past, pastCount] = await Promise.all([
    getUpcomingEvents(),
    getPastEvents(pastEventsPages.range(1)),
    countPastEvents(),
  ])
  const on = upcoming.filter(({status}) => status !== 'cancelled')
  const nearest = on[0]
  const featured = on.find((event) => event.featured)
  return (
    // On paper, this is a poster, which fills its sheet.
    <div className="print:flex print:min-h-[93vh] print:flex-col print:text-lead">
      <RefreshAtBoundaries boundaries={upcoming.flatMap((event) => (event.start ? eventEnd(event) : []))} />
      <EventsHeading upcoming={upcoming} />
      {featured && <FeaturedEvent event={featured} isNearest={featured === nearest} />}
      <UpcomingEvents events={upcoming} nearest={nearest} featured={featured} />
      <PrintAddress path="/renginiai" variant="foot" />
      <CalendarSubscription />
      <PastEvents events={past} total={pastCount} />
    </div>
  )
}
