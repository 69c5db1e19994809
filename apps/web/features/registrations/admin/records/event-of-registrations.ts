import type {EventChange} from './event-change.ts'
import type {FormKind} from '@site/schemas/statuses/registration'

/** The event takes registrations, or has some or tickets sold. Instants are ISO strings. */
export interface EventOfRegistrations {
  key: string
  title: {lt: string | null; en: string | null}
  startsAt: string | null
  endsAt: string | null
  capacity: number | null
  kind: FormKind | null
  isCancelled: boolean
  change: EventChange | undefined
}

/** Coming events start with the next one, past events with the latest. */
export function splitEvents<Event extends Pick<EventOfRegistrations, 'startsAt' | 'endsAt'>>(
  events: readonly Event[],
  now: number,
): {coming: Event[]; past: Event[]} {
  const start = ({startsAt}: Event) => (startsAt ? Date.parse(startsAt) : Infinity)
  const end = (event: Event) => (event.endsAt ? Date.parse(event.endsAt) : start(event))
  // Subtraction fails where several events have no date.
  const sorted = events.toSorted((a, b) => Math.sign(start(a) - start(b)) || 0)
  return {
    coming: sorted.filter((event) => end(event) >= now),
    past: sorted.filter((event) => end(event) < now).toReversed(),
  }
}
