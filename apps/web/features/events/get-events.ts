import 'server-only'
import {now} from '#/time/now.ts'
import {hasFields, type EventCard} from '#/sanity/content-types.ts'
import {eventIsPast} from '#/time/event-is-past.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {eventListQuery} from './events.ts'
import {isAddressPart} from '#/routes/readable-addresses.ts'
import {readableEvent} from '#/time/readable-event.ts'

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
