import {useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {londonYear} from '#/time/event-date.ts'
import {EventRow} from './event-row.tsx'
import {Juosta} from '#/ui/juosta.tsx'

/** What is to come, nearest first, with the sash where a year begins. */
export function UpcomingEvents({events}: {events: EventCard[]}) {
  const t = useTranslations('event')
  const nearest = events.find(({status}) => status !== 'cancelled')
  return (
    <section aria-labelledby="upcoming" className="frame pt-10 md:pt-14">
      <h2 id="upcoming" className="text-h2">
        {t('upcoming')}
      </h2>
      {events.length === 0 && <p className="mt-5 text-lead text-muted">{t('emptyUpcoming')}</p>}
      <ul className="mt-2">
        {events.map((event, index) => {
          const year = londonYear(event.start)
          const before = events[index - 1]
          const startsYear = before !== undefined && londonYear(before.start) !== year
          return (
            <li key={event._id} className="border-t border-line first:border-t-0">
              {startsYear && <YearDivider year={year} />}
              <EventRow event={event} isNearest={event === nearest} withActions />
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
