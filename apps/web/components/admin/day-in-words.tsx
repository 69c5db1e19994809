import type {Locale} from 'next-intl'
import {calendarDay, deadline} from '../../dates/event-date.ts'
import {londonDay} from '../../dates/london-instant.ts'

interface DayInWordsProps {
  /** ISO; nothing is shown without it. */
  instant: string | null
  locale: Locale
}

/** A day in London, in words; the hour shows when it is pointed at. */
export function DayInWords({instant, locale}: DayInWordsProps) {
  if (!instant) return null
  return (
    <time dateTime={instant} title={deadline(instant, locale)}>
      {calendarDay(londonDay(new Date(instant)), locale)}
    </time>
  )
}
