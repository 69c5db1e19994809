import {useLocale, useTranslations} from 'next-intl'
import {eventDate} from '#/time/format-date.ts'
import type {EventDates} from '#/time/event-times.ts'
import {SpokenDate} from './spoken-date.tsx'

export function DateBlock({start, end, dateToBeConfirmed}: EventDates) {
  const locale = useLocale()
  const t = useTranslations('event')
  if (dateToBeConfirmed) {
    return (
      <p className="font-serif text-h2 leading-tight font-semibold text-brand sm:text-h3">
        {t('toBeConfirmed')}
      </p>
    )
  }
  const date = eventDate(start, end, locale)
  return (
    <p className="font-serif text-brand">
      <time dateTime={start}>
        <SpokenDate start={start} end={end}>
          <span className="block text-h3 leading-none font-semibold">{date.month}</span>
          <span
            className={`my-1.5 block font-semibold tracking-tight ${date.day.length > 2 ? 'text-h1' : 'text-day'}`}
          >
            {date.day}
          </span>
          <span className="block font-sans text-small text-muted">
            {date.weekday}, <span className="inline-block">{date.time}</span>
          </span>
        </SpokenDate>
      </time>
    </p>
  )
}
