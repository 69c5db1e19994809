import {useLocale, useTranslations} from 'next-intl'
import type {Event} from './events-queries.ts'
import type {EventEntry} from './event-entry.ts'
import {closingTime} from '#/time/registration-is-open.ts'
import {deadline} from '#/time/event-date.ts'

/** Until when one may still come in, or that one no longer can. */
export function EntryState({event, state}: {event: Event; state: EventEntry['state']}) {
  const locale = useLocale()
  const t = useTranslations('event')
  if (!state) return null
  const closes = closingTime(event.registration)
  return (
    <p className="font-semibold">{t(state, {date: closes ? deadline(closes.toISOString(), locale) : ''})}</p>
  )
}
