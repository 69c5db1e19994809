import * as z from 'zod'
import {contentKey} from '../form-fields/content-key.ts'

export const eventChangeKinds = ['removed', 'cancelled', 'restored', 'moved', 'capacity'] as const
export type EventChangeKind = (typeof eventChangeKinds)[number]

export const registrantsQuestion = z.object({
  eventKey: contentKey,
  changes: z.array(z.enum(eventChangeKinds)).min(1).max(eventChangeKinds.length),
  /** This is the new number of places, if it is reduced. */
  capacity: z.int().min(0).max(1_000_000).nullish(),
  /** This is the ISO instant at which the event ends after the change. */
  endsAt: z.iso.datetime({offset: true}).nullish(),
})

export type RegistrantsQuestion = z.output<typeof registrantsQuestion>

const count = z.int().min(0)

export const registrantsAnswer = z.object({
  /** Each registration has one email address. */
  registrations: count,
  people: count,
  /** `proposed` means that the admin area drafts an email to all of them. Nothing is ever sent without a person. */
  email: z.enum(['proposed', 'none']),
  /** Places offered to the waiting list are withdrawn without an email. */
  endedOffers: count,
  /** These people keep their places although there are fewer now. */
  beyondCapacity: count,
})

export type RegistrantsAnswer = z.output<typeof registrantsAnswer>
