import * as z from 'zod'

/** What can happen to an event that people registered for. */
export const eventChangeKinds = ['removed', 'cancelled', 'restored', 'moved', 'capacity'] as const
export type EventChangeKind = (typeof eventChangeKinds)[number]

/** The question of the Studio: whom would these changes concern? */
export const registrantsQuestion = z.object({
  eventKey: z.string().regex(/^[a-z0-9][a-z0-9-]{0,95}$/),
  changes: z.array(z.enum(eventChangeKinds)).min(1).max(eventChangeKinds.length),
  /** The new number of places, if it is cut. */
  capacity: z.int().min(0).max(1_000_000).nullish(),
  /** When the event ends after the change, as an ISO instant. */
  endsAt: z.iso.datetime({offset: true}).nullish(),
})

export type RegistrantsQuestion = z.output<typeof registrantsQuestion>

const count = z.int().min(0)

/** Counts only, and what those people will be sent. */
export const registrantsAnswer = z.object({
  /** Each of them has one address. */
  registrations: count,
  people: count,
  /**
   * `proposed`: the admin area proposes an email to all of them, which a person sends. `none`: no email, not even a
   * proposed one. Nothing is ever sent without a person.
   */
  email: z.enum(['proposed', 'none']),
  /** Places offered to the waiting list whose offers end without an email. */
  endedOffers: count,
  /** People who keep their places although there are fewer now. */
  beyondCapacity: count,
})

export type RegistrantsAnswer = z.output<typeof registrantsAnswer>
