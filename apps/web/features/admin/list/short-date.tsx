import type {Locale} from 'next-intl'
import {formatDateTime, formatShortDate} from '#/time/format-date.ts'

interface ShortDateProps {
  /** ISO; nothing is shown without it. */
  instant: string | null
  locale: Locale
}

/** A day in London in the short form that fits a list; hovering shows it in words, with the time. */
export function ShortDate({instant, locale}: ShortDateProps) {
  if (!instant) return null
  return (
    <time dateTime={instant} title={formatDateTime(instant, locale)} className="whitespace-nowrap">
      {formatShortDate(instant, locale)}
    </time>
  )
}
