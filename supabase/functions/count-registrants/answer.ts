import type {
  EventChangeKind,
  RegistrantsAnswer,
  RegistrantsQuestion,
} from '@site/schemas/requests/registrants'
import * as z from 'zod'

/** The result of `count_registrants()`. */
export const storedCounts = z.object({
  registrations: z.int(),
  people: z.int(),
  placed: z.int(),
  offers: z.int(),
  endsAt: z.string().nullable(),
})

const announcedChanges: ReadonlySet<EventChangeKind> = new Set(['removed', 'cancelled', 'restored', 'moved'])

const changesEndingOffers: ReadonlySet<EventChangeKind> = new Set(['removed', 'cancelled'])

/** docs/decisions/018-changed-events.md gives the reasons. */
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
