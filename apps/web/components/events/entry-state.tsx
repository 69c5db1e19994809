import {useLocale, useTranslations} from 'next-intl'
import type {Event} from '../../content/content-types.ts'
import type {EventEntry} from '../../content/event-entry.ts'
import {closingTime} from '../../content/registration-is-open.ts'
import {deadline} from '../../dates/event-date.ts'

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
