import {useLocale, useTranslations} from 'next-intl'
import {eventCalendarPath} from '#/routes/calendar-path.ts'
import type {Event} from './events-queries.ts'
import {eventEntry} from './event-entry.ts'
import {eventDate} from '#/time/event-date.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {Fact, FactList} from '#/ui/fact-list.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {PlaceDetails} from '#/ui/place-details.tsx'
import {EntryState} from './entry-state.tsx'

interface WhenAndWhereProps {
  event: Event
  /** `beside` a text, or `alone` across the page. */
  look: 'beside' | 'alone'
}

const looks = {
  beside: 'grid gap-5',
  alone: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-10 gap-y-5',
}

/** When, where, for how many; and of an event that is over, how one got in. */
export function WhenAndWhere({event, look}: WhenAndWhereProps) {
  const t = useTranslations('event')
  const entry = eventEntry(event)
  const {place, isFree, capacity} = event
  return (
    <aside
      aria-label={t('whenAndWhere')}
      className="self-start rounded-card border border-line bg-raised p-6 max-lg:order-first sm:p-7"
    >
      <FactList className={looks[look]}>
        <When event={event} />
        {place && (
          <Fact term={t('where')}>
            <PlaceDetails place={place} />
          </Fact>
        )}
        {isFree && (
          <Fact term={t('price')}>
            <span className="font-semibold">{t('free')}</span>
          </Fact>
        )}
        {capacity !== null && (
          <Fact term={t('capacity')}>
            <span className="font-semibold">{capacity}</span>
          </Fact>
        )}
        {entry?.isOver && (
          <Fact term={t(entry.heading)}>
            <EntryState event={event} state={entry.state} />
            <p className="empty:hidden">
              <LocalizedText text={event.registration?.notice} />
            </p>
          </Fact>
        )}
      </FactList>
    </aside>
  )
}

function When({event: {eventKey, start, end, dateToBeConfirmed}}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  const tCalendar = useTranslations('calendar')
  return (
    <Fact term={t('when')}>
      <span className="block font-semibold">
        {dateToBeConfirmed ? t('toBeConfirmed') : eventDate(start, end, locale).line}
      </span>
      <a href={localizedPath(locale, eventCalendarPath(eventKey))} className="text-link inline-block py-2.5">
        {tCalendar(dateToBeConfirmed ? 'addExpected' : 'add')}
      </a>
    </Fact>
  )
}
