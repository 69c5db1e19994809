import * as z from 'zod'

/** `private.plan_of()` gives this shape. Instants are ISO strings. */
export type EventPlan = z.infer<typeof eventPlanSchema>

export const eventPlanSchema = z.object({
  state: z.enum(['planned', 'cancelled', 'removed']),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  dateToBeConfirmed: z.boolean(),
  place: z.object({lt: z.string().nullable(), en: z.string().nullable(), address: z.string().nullable()}),
})

/** Nobody registered knows of the change yet. */
export interface EventChange {
  id: string
  /** Everybody registered knows this plan. */
  before: EventPlan
  after: EventPlan
  /** It grows with each further change. */
  revision: number
  changedAt: string
}

export type ChangeKind =
  'cancelled' | 'removed' | 'restored' | 'postponed' | 'confirmed' | 'time' | 'place' | 'timeAndPlace'

type Plans = Pick<EventChange, 'before' | 'after'>

export function changeKind({before, after}: Plans): ChangeKind {
  if (after.state !== 'planned') return after.state
  if (before.state !== 'planned') return 'restored'
  if (before.dateToBeConfirmed !== after.dateToBeConfirmed)
    return after.dateToBeConfirmed ? 'postponed' : 'confirmed'
  if (!isTimeChanged({before, after})) return 'place'
  return isPlaceChanged({before, after}) ? 'timeAndPlace' : 'time'
}

export const isTimeChanged = ({before, after}: Plans): boolean =>
  before.startsAt !== after.startsAt ||
  before.endsAt !== after.endsAt ||
  before.dateToBeConfirmed !== after.dateToBeConfirmed

export const isPlaceChanged = ({before, after}: Plans): boolean =>
  (['lt', 'en', 'address'] as const).some((part) => before.place[part] !== after.place[part])

/** Once the event is over by both dates, a correction of the past concerns nobody. */
export const isStillToCome = ({before, after}: Plans, now: number): boolean =>
  [before, after].some(({startsAt, endsAt}) => !startsAt || Date.parse(endsAt ?? startsAt) >= now)
