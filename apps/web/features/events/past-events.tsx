import {useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {PastEventCard} from './past-event-card.tsx'

/** What has been, latest first. */
export function PastEvents({events}: {events: EventCard[]}) {
  const t = useTranslations('event')
  if (events.length === 0) return null
  return (
    <section aria-labelledby="past" className="-mb-20 bg-sunken pt-14 pb-20 md:-mb-28">
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
