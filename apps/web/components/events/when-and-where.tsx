import {useLocale, useTranslations} from 'next-intl'
import {eventCalendarPath} from '../../calendar/calendar-path.ts'
import type {Event} from '../../content/content-types.ts'
import {eventDate} from '../../dates/event-date.ts'
import {localizedPath} from '../../i18n/localized-path.ts'
import {Fact, FactList} from '../fact-list.tsx'
import {PlaceDetails} from '../place-details.tsx'

interface WhenAndWhereProps {
  event: Event
  /** `beside` a text, or `alone` across the page. */
  look: 'beside' | 'alone'
}

const looks = {
  beside: 'grid gap-5',
  alone: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-10 gap-y-5',
}

/** When, where, and for how many. */
export function WhenAndWhere({event, look}: WhenAndWhereProps) {
  const locale = useLocale()
  const t = useTranslations('event')
  const tCalendar = useTranslations('calendar')
  const {start, end, dateToBeConfirmed, place, isFree, capacity} = event
  return (
    <aside
      aria-label={t('whenAndWhere')}
      className="self-start rounded-card border border-line bg-raised p-6 max-lg:order-first sm:p-7"
    >
      <FactList className={looks[look]}>
        <Fact term={t('when')}>
          <span className="block font-semibold">
            {dateToBeConfirmed ? t('toBeConfirmed') : eventDate(start, end, locale).line}
          </span>
          <a
            href={localizedPath(locale, eventCalendarPath(event.eventKey))}
            className="text-link inline-block py-2.5"
          >
            {tCalendar(dateToBeConfirmed ? 'addExpected' : 'add')}
          </a>
        </Fact>
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
      </FactList>
    </aside>
  )
}
