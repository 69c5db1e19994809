import {
  formKinds,
  isActiveStatus,
  registrationStatuses,
  runnerCategories,
} from '@site/schemas/statuses/registration'
import * as z from 'zod'

const bilingual = z.object({lt: z.string().nullish(), en: z.string().nullish()})
const instant = z.iso.datetime({offset: true}).nullable()

const runner = z.object({
  id: z.uuid(),
  category: z.enum(runnerCategories),
  firstName: z.string(),
  lastName: z.string(),
  needsConsent: z.boolean(),
  /** Whether health notes were given; what they say is never sent. */
  hasHealthNotes: z.boolean(),
})

/** What `show_registration()` gives, and each function that changes the registration. */
export const managedRegistration = z.object({
  kind: z.enum(formKinds),
  status: z.enum(registrationStatuses),
  event: z.object({
    key: z.string(),
    title: bilingual,
    /** Null once the event has no page. */
    path: z.string().startsWith('/').nullable(),
    start: instant,
    end: instant,
    dateToBeConfirmed: z.boolean(),
    /** `removed`: it is not on the site any more. */
    state: z.enum(['scheduled', 'changed', 'cancelled', 'removed']),
    place: z.object({name: bilingual.nullish(), address: z.string().nullish()}).nullable(),
  }),
  firstName: z.string(),
  lastName: z.string(),
  /** Last digits of the phone number, which is not sent; null if there is none. */
  phoneEnding: z.string().nullable(),
  note: z.string().nullable(),
  specialRequests: z.string().nullable(),
  seats: z.int(),
  offeredUntil: instant,
  /** Set while the address has to be confirmed, and on what has lapsed because it was not. */
  unconfirmedUntil: instant,
  runners: z.array(runner),
})

export type ManagedRegistration = z.infer<typeof managedRegistration>
export type Runner = ManagedRegistration['runners'][number]

/** True while the registration can be changed and cancelled. */
export function isActive({status, event}: Pick<ManagedRegistration, 'status' | 'event'>): boolean {
  return event.state !== 'cancelled' && isActiveStatus(status)
}

/**
 * How the registration stands: its status, or `unconfirmed` while the address has to be confirmed, or `missed` once it has
 * lapsed because it was not. Both can be confirmed.
 */
export function standingOf(
  registration: Pick<ManagedRegistration, 'status' | 'event' | 'unconfirmedUntil'>,
): ManagedRegistration['status'] | 'unconfirmed' | 'missed' {
  const {status, event, unconfirmedUntil} = registration
  if (unconfirmedUntil !== null && isActive(registration)) return 'unconfirmed'
  const takesPlace = event.state === 'scheduled' || event.state === 'changed'
  return unconfirmedUntil !== null && status === 'lapsed' && takesPlace ? 'missed' : status
}

/** What the person has to know of the event, if anything, while the registration would count. */
export function eventNotice({
  status,
  event: {state, dateToBeConfirmed},
}: Pick<ManagedRegistration, 'status' | 'event'>):
  'cancelled' | 'changed' | 'removed' | 'unconfirmed' | undefined {
  if (!isActiveStatus(status)) return undefined
  if (state !== 'scheduled') return state
  return dateToBeConfirmed ? 'unconfirmed' : undefined
}

/** True for an adult who registered for a race: then the person and the runner are one. */
export function isOnlyRunner({runners}: Pick<ManagedRegistration, 'runners'>): boolean {
  return runners.length === 1 && runners[0]?.category === 'adult'
}

/** The note that the form of this kind has. */
export function noteOf({kind, note, specialRequests}: ManagedRegistration): string | null {
  return kind === 'trip' ? specialRequests : note
}
