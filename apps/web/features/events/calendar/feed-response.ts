import 'server-only'
import type {Locale} from 'next-intl'
import {getEvents} from '../events-queries.ts'
import {calendarResponse} from './calendar-response.ts'

const HOUR_SECONDS = 3600

/** Every event, past ones too: what somebody has in a calendar does not vanish from it. */
export async function feedResponse(locale: Locale): Promise<Response> {
  const {upcoming, past} = await getEvents()
  return calendarResponse({
    events: [...past.toReversed(), ...upcoming],
    locale,
    fileName: 'kalendorius.ics',
    refreshSeconds: HOUR_SECONDS,
  })
}
