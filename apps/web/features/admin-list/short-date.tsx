import type {Locale} from 'next-intl'
import {formatDateTime, formatShortDate} from '#/time/format-date.ts'

interface ShortDateProps {
  /** ISO; renders nothing if null. */
  instant: string | null
  locale: Locale
}

/** A short date, in London time; hovering shows the date in words, with the time. */
export function ShortDate({instant, locale}: ShortDateProps) {
  if (!instant) return null
  return (
    <time dateTime={instant} title={formatDateTime(instant, locale)} className="whitespace-nowrap">
      {formatShortDate(instant, locale)}
    </time>
  )
}
