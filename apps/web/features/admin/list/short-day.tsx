import type {Locale} from 'next-intl'
import {deadline, shortDay} from '#/time/event-date.ts'

interface ShortDayProps {
  /** ISO; nothing is shown without it. */
  instant: string | null
  locale: Locale
}

/** A day in London in the short form that fits a list; hovering shows it in words, with the time. */
export function ShortDay({instant, locale}: ShortDayProps) {
  if (!instant) return null
  return (
    <time dateTime={instant} title={deadline(instant, locale)} className="whitespace-nowrap">
      {shortDay(instant, locale)}
    </time>
  )
}
