import type {Metadata} from 'next'
import {useTranslations, type Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {EventRow} from '../../../components/event-row.tsx'
import {Juosta} from '../../../components/juosta.tsx'
import {PageHeading} from '../../../components/page-heading.tsx'
import {PastEventCard} from '../../../components/past-event-card.tsx'
import type {EventCard} from '../../../content/content-types.ts'
import {getEvents} from '../../../content/get-events.ts'
import {londonYear} from '../../../dates/event-date.ts'
import {pageMetadata} from '../../../metadata/page-metadata.ts'

type Props = PageProps<'/[locale]/renginiai'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'event'})
  return pageMetadata({locale, path: '/renginiai', title: t('title'), description: t('intro')})
}

export default async function EventsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('event')
  const {upcoming, past} = await getEvents()
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <UpcomingEvents events={upcoming} />
      <PastEvents events={past} />
    </>
  )
}

function UpcomingEvents({events}: {events: EventCard[]}) {
  const t = useTranslations('event')
  return (
    <section aria-labelledby="upcoming" className="frame">
      <h2 id="upcoming" className="sr-only">
        {t('upcoming')}
      </h2>
      {events.length === 0 && <p className="text-lead text-muted">{t('emptyUpcoming')}</p>}
      <ul>
        {events.map((event, index) => {
          const year = londonYear(event.start)
          const before = events[index - 1]
          const startsYear = before !== undefined && londonYear(before.start) !== year
          return (
            <li key={event._id} className="border-t border-line first:border-t-0">
              {startsYear && <YearDivider year={year} />}
              <EventRow event={event} isNearest={index === 0} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function YearDivider({year}: {year: string}) {
  return (
    <div className="flex items-center gap-5 pt-10 pb-2">
      <p className="font-serif text-h2 font-semibold">{year}</p>
      <Juosta className="flex-1" />
    </div>
  )
}

function PastEvents({events}: {events: EventCard[]}) {
  const t = useTranslations('event')
  if (events.length === 0) return null
  return (
    <section aria-labelledby="past" className="mt-16 -mb-20 bg-sunken pt-14 pb-20 md:mt-24 md:-mb-28">
      <div className="frame">
        <h2 id="past" className="text-h2">
          {t('past')}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {events.map((event) => (
            <li key={event._id}>
              <PastEventCard event={event} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
