import * as z from 'zod'

const bilingual = z.object({lt: z.string().nullish(), en: z.string().nullish()})
const instant = z.iso.datetime({offset: true}).nullable()

const runner = z.object({
  id: z.uuid(),
  category: z.enum(['adult', 'child']),
  firstName: z.string(),
  lastName: z.string(),
  age: z.int().nullable(),
  needsConsent: z.boolean(),
  /** Whether health notes were given; what they say is never sent. */
  hasHealthNotes: z.boolean(),
})

/** What `show_registration()` gives, and each function that changes the registration. */
export const managedRegistration = z.object({
  kind: z.enum(['general', 'trip', 'race']),
  status: z.enum(['requested', 'registered', 'waiting', 'offered', 'declined', 'lapsed', 'cancelled']),
  event: z.object({
    key: z.string(),
    title: bilingual,
    /** Null once the event has no page. */
    path: z.string().startsWith('/').nullable(),
    start: instant,
    end: instant,
    dateToBeConfirmed: z.boolean(),
    place: z.object({name: bilingual.nullish(), address: z.string().nullish()}).nullable(),
  }),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  note: z.string().nullable(),
  specialRequests: z.string().nullable(),
  seats: z.int(),
  offeredUntil: instant,
  runners: z.array(runner),
})

export type ManagedRegistration = z.infer<typeof managedRegistration>
export type Runner = ManagedRegistration['runners'][number]

/** True while the registration can be changed and cancelled. */
export function isActive({status}: Pick<ManagedRegistration, 'status'>): boolean {
  return ['requested', 'registered', 'waiting', 'offered'].includes(status)
}

/** True for an adult who registered for a race: then the person and the runner are one. */
export function isOnlyRunner({runners}: Pick<ManagedRegistration, 'runners'>): boolean {
  return runners.length === 1 && runners[0]?.category === 'adult'
}

/** The note that the form of this kind has. */
export function noteOf({kind, note, specialRequests}: ManagedRegistration): string | null {
  return kind === 'trip' ? specialRequests : note
}
