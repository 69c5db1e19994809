import type {
  EventChangeKind,
  RegistrantsAnswer,
  RegistrantsQuestion,
} from '@site/schemas/requests/registrants'
import * as z from 'zod'

/** What `count_registrants()` returns. */
export const storedCounts = z.object({
  registrations: z.int(),
  people: z.int(),
  placed: z.int(),
  offers: z.int(),
  endsAt: z.string().nullable(),
})

/** Changes of which `event_changes` keeps that people have to be told. */
const announcedChanges: ReadonlySet<EventChangeKind> = new Set(['removed', 'cancelled', 'restored', 'moved'])

/** Those that end what the waiting list was offered, without an email. */
const changesEndingOffers: ReadonlySet<EventChangeKind> = new Set(['removed', 'cancelled'])

/** What becomes of the people who registered: docs/decisions/018-changed-events.md. */
export function answerOf(
  {registrations, people, placed, offers, endsAt}: z.output<typeof storedCounts>,
  question: RegistrantsQuestion,
  now: Date,
): RegistrantsAnswer {
  const {changes, capacity} = question
  const ends = [endsAt, question.endsAt].flatMap((each) => (each ? [Date.parse(each)] : []))
  const isOver = endsAt !== null && ends.every((end) => end < now.getTime())
  const isAnnounced = registrations > 0 && !isOver && changes.some((change) => announcedChanges.has(change))
  const isCut = changes.includes('capacity') && typeof capacity === 'number'
  return {
    registrations,
    people,
    email: isAnnounced ? 'proposed' : 'none',
    endedOffers: changes.some((change) => changesEndingOffers.has(change)) ? offers : 0,
    beyondCapacity: isCut ? Math.max(0, placed - capacity) : 0,
  }
}
