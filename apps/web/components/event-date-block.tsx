import {useLocale, useTranslations} from 'next-intl'
import {eventDate} from '../dates/event-date.ts'

interface EventDateBlockProps {
  start: string
  end: string | null
  dateToBeConfirmed: boolean | null
  /** On the dark green, which is the same by day and by night. */
  onPine?: boolean
}

/** An event's date as the largest thing on its card. */
export function EventDateBlock({start, end, dateToBeConfirmed, onPine = false}: EventDateBlockProps) {
  const locale = useLocale()
  const t = useTranslations('event')
  const colour = onPine ? 'text-on-pine' : 'text-brand'
  if (dateToBeConfirmed) {
    return <p className={`max-w-36 font-serif text-h3 font-semibold ${colour}`}>{t('toBeConfirmed')}</p>
  }
  const date = eventDate(start, end, locale)
  return (
    <p className={`font-serif ${colour}`}>
      <time dateTime={start}>
        <span aria-hidden="true" className="block text-h3 leading-none font-semibold">
          {date.month}
        </span>
        <span aria-hidden="true" className="my-1.5 block text-day font-semibold tracking-tight">
          {date.day}
        </span>
        <span
          aria-hidden="true"
          className={`block font-sans ${onPine ? 'text-on-pine-muted' : 'text-small text-muted'}`}
        >
          {date.weekday}, {date.time}
        </span>
        <span className="sr-only">{date.line}</span>
      </time>
    </p>
  )
}
