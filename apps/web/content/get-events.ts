import 'server-only'
import {now} from '../clock/now.ts'
import {hasFields, type EventCard} from './content-types.ts'
import {eventIsPast} from './event-is-past.ts'
import {fetchContent} from './fetch-content.ts'
import {eventListQuery} from './queries/events.ts'
import {isAddressPart} from './readable-addresses.ts'
import {readableEvent} from './readable-event.ts'

interface Events {
  /** Nearest first. */
  upcoming: EventCard[]
  /** Latest first. */
  past: EventCard[]
}

/** All events, parted by the clock. */
export async function getEvents(): Promise<Events> {
  const events = await fetchContent({query: eventListQuery, tags: ['event', 'clock']})
  const complete = events
    .flatMap((event) => readableEvent(event) ?? [])
    .filter((event) => hasFields(event, 'eventKey', 'start'))
    .filter(({eventKey}) => isAddressPart(eventKey))
  const at = now()
  return {
    upcoming: complete.filter((event) => !eventIsPast(event, at)),
    past: complete.filter((event) => eventIsPast(event, at)).toReversed(),
  }
}
