import {useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {EventRow} from './event-row.tsx'
import {SectionHeading} from '#/ui/section-heading.tsx'

/** The next events, nearest first. */
export function ComingUp({events}: {events: EventCard[]}) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="coming-up" className="frame pt-16 md:pt-24">
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
