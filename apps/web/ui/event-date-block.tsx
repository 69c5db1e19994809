import {useLocale, useTranslations} from 'next-intl'
import {eventDate} from '#/time/event-date.ts'

interface EventDateBlockProps {
  start: string
  end: string | null
  dateToBeConfirmed: boolean | null
}

/** An event's date as the largest thing on its card. */
export function EventDateBlock({start, end, dateToBeConfirmed}: EventDateBlockProps) {
  const locale = useLocale()
  const t = useTranslations('event')
  if (dateToBeConfirmed) {
    return <p className="font-serif text-h3 font-semibold text-brand">{t('toBeConfirmed')}</p>
  }
  const date = eventDate(start, end, locale)
  return (
    <p className="font-serif text-brand">
      <time dateTime={start}>
        <span aria-hidden="true" className="block text-h3 leading-none font-semibold">
          {date.month}
        </span>
        <span
          aria-hidden="true"
          className={`my-1.5 block font-semibold tracking-tight ${date.day.length > 2 ? 'text-h1' : 'text-day'}`}
        >
          {date.day}
        </span>
        <span aria-hidden="true" className="block font-sans text-small text-muted">
          {date.weekday}, {date.time}
        </span>
        <span className="sr-only">{date.line}</span>
      </time>
    </p>
  )
}
