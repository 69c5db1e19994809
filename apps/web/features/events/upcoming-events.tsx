import {useTranslations} from 'next-intl'
import {londonYear} from '#/time/format-date.ts'
import {Sash} from '#/ui/graphics/sash.tsx'
import {SectionHeading} from '#/ui/layout/section-heading.tsx'
import type {EventCard} from './events-queries.ts'
import {EventRow} from './list/event-row.tsx'

interface UpcomingEventsProps {
  events: EventCard[]
  nearest?: EventCard
  /** Stands above the list, which has it on paper alone. */
  featured?: EventCard
}

const onPaperAlone = 'not-print:hidden'

/** A divider precedes each new year. Cancelled events are left out on paper. */
export function UpcomingEvents({events, nearest, featured}: UpcomingEventsProps) {
  const t = useTranslations('event')
  const isFeaturedAlone = events.every((event) => event === featured) && events.length > 0
  return (
    <section
      aria-labelledby="upcoming"
      className={`frame pt-10 md:pt-14 print:flex print:grow print:flex-col print:[--text-day:4.5rem] print:[--text-h2:2rem] print:[--text-h3:1.625rem] ${isFeaturedAlone ? onPaperAlone : ''}`}
    >
      <h2 id="upcoming" className="text-h2 print:hidden">
        {t('upcoming')}
      </h2>
      {events.length === 0 && <p className="mt-5 text-lead text-muted">{t('emptyUpcoming')}</p>}
      <ul className="mt-2 print:flex print:grow print:flex-col">
        {events.map((event, index) => {
          const year = event.start && londonYear(event.start)
          const before = events[index - 1]?.start
          const isOn = event.status !== 'cancelled'
          const startsYear = year && before && londonYear(before) !== year
          const isAbove = event === featured
          return (
            <li
              key={event._id}
              className={`border-t border-line first:border-t-0 ${isOn ? 'print:grow' : 'print:border-0'} ${isAbove && !startsYear ? onPaperAlone : ''}`}
            >
              {startsYear && <YearDivider year={year} />}
              <div className={isAbove ? onPaperAlone : undefined}>
                <EventRow
                  event={event}
                  isNearest={event === nearest}
                  withPicture={!isAbove}
                  withButtons={!isAbove}
                />
              </div>
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
      <Sash className="flex-1" />
    </div>
  )
}

export function NextEvents({events}: {events: EventCard[]}) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="coming-up" className="frame pt-12 md:pt-24">
      <SectionHeading id="coming-up" title={t('events')} href="/renginiai" more={t('allEvents')} />
      {events.length === 0 && <p className="mt-6 text-lead text-muted">{t('noEvents')}</p>}
      <ul className="mt-4 divide-y divide-line empty:hidden">
        {events.map((event, index) => (
          <li key={event._id}>
            <EventRow event={event} isNearest={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
