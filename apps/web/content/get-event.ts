import 'server-only'
import {now} from '../clock/now.ts'
import {hasFields, type Event} from './content-types.ts'
import {eventIsPast} from './event-is-past.ts'
import {fetchContent} from './fetch-content.ts'
import {getAddresses} from './get-addresses.ts'
import {eventQuery} from './queries/events.ts'
import {readableEvent} from './readable-event.ts'
import {registrationIsOpen} from './registration-is-open.ts'

/** The event with this key. An unknown key costs no query of its own. */
export async function getEvent(eventKey: string): Promise<Event | undefined> {
  const {events} = await getAddresses()
  if (!events.some((event) => event.eventKey === eventKey)) return undefined
  const found = await fetchContent({query: eventQuery, params: {eventKey}, tags: ['event', 'clock']})
  const event = found && readableEvent(found)
  if (!event || !hasFields(event, 'eventKey', 'start')) return undefined
  const at = now()
  return {
    ...event,
    isPast: eventIsPast(event, at),
    registrationIsOpen: registrationIsOpen(event.registration, at),
  }
}
