import type {EventChange} from './event-change.ts'
import type {FormKind} from '@site/schemas/statuses/registration'

/** An event that takes registrations, or has some or tickets sold. Instants are ISO. */
export interface EventOfRegistrations {
  key: string
  title: {lt: string | null; en: string | null}
  startsAt: string | null
  endsAt: string | null
  /** Null without a limit. */
  capacity: number | null
  kind: FormKind | null
  isCancelled: boolean
  /** Of which nobody registered has been told yet. */
  change: EventChange | undefined
}

/** Events that are still to come, the next one first, and those that are over, the latest first. */
export function splitEvents<Event extends Pick<EventOfRegistrations, 'startsAt' | 'endsAt'>>(
  events: readonly Event[],
  now: number,
): {coming: Event[]; past: Event[]} {
  const start = ({startsAt}: Event) => (startsAt ? Date.parse(startsAt) : Infinity)
  const end = (event: Event) => (event.endsAt ? Date.parse(event.endsAt) : start(event))
  // Not by subtraction: several may have no date.
  const sorted = events.toSorted((a, b) => Math.sign(start(a) - start(b)) || 0)
  return {
    coming: sorted.filter((event) => end(event) >= now),
    past: sorted.filter((event) => end(event) < now).toReversed(),
  }
}
