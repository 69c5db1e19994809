import 'server-only'
import {now} from '#/time/now.ts'
import {hasFields, type Event} from '#/sanity/content-types.ts'
import {eventIsPast} from '#/time/event-is-past.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {getAddresses} from '#/routes/get-addresses.ts'
import {eventQuery} from './events.ts'
import {readableEvent} from '#/time/readable-event.ts'
import {registrationIsOpen} from '#/time/registration-is-open.ts'

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
