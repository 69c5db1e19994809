import type {Locale} from 'next-intl'
import {formatDateTime, formatShortDate} from '#/time/format-date.ts'

interface ShortDateProps {
  /** It is an ISO instant. Null renders nothing. */
  instant: string | null
  locale: Locale
}

/** The date is in London time; hovering shows it in words, with the time. */
export function ShortDate({instant, locale}: ShortDateProps) {
  if (!instant) return null
  return (
    <time dateTime={instant} title={formatDateTime(instant, locale)} className="whitespace-nowrap">
      {formatShortDate(instant, locale)}
    </time>
  )
}
