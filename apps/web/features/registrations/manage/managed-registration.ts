import {
  formKinds,
  isActiveStatus,
  registrationStanding,
  type RegistrationStanding,
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
  /** What the health notes say is never sent. */
  hasHealthNotes: z.boolean(),
})

/** `show_registration()` and each function that changes the registration give this shape. */
export const managedRegistration = z.object({
  kind: z.enum(formKinds),
  status: z.enum(registrationStatuses),
  event: z.object({
    key: z.string(),
    title: bilingual,
    /** It is null once the event has no page. */
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
  /** Only the last digits of the phone number are sent; null if there is none. */
  phoneEnding: z.string().nullable(),
  note: z.string().nullable(),
  specialRequests: z.string().nullable(),
  seats: z.int(),
  offeredUntil: instant,
  unconfirmedUntil: instant,
  runners: z.array(runner),
})

export type ManagedRegistration = z.infer<typeof managedRegistration>
export type Runner = ManagedRegistration['runners'][number]

/** An active registration can be changed and cancelled. */
export function isActive({status, event}: Pick<ManagedRegistration, 'status' | 'event'>): boolean {
  return event.state !== 'cancelled' && isActiveStatus(status)
}

/** A registration that is unconfirmed or missed can be confirmed, unless its event does not take place. */
export function standingOf(
  registration: Pick<ManagedRegistration, 'status' | 'event' | 'unconfirmedUntil'>,
): RegistrationStanding {
  const {status, event} = registration
  const standing = registrationStanding(registration)
  const isOver = event.state === 'cancelled' || (standing === 'missed' && event.state === 'removed')
  return isOver ? status : standing
}

export function eventNotice({
  status,
  event: {state, dateToBeConfirmed},
}: Pick<ManagedRegistration, 'status' | 'event'>):
  'cancelled' | 'changed' | 'removed' | 'unconfirmed' | undefined {
  if (!isActiveStatus(status)) return undefined
  if (state !== 'scheduled') return state
  return dateToBeConfirmed ? 'unconfirmed' : undefined
}

/** An adult who registered for a race, alone or with children, is both the person and a runner. */
export function ownRunner({
  firstName,
  lastName,
  runners,
}: Pick<ManagedRegistration, 'firstName' | 'lastName' | 'runners'>): Runner | undefined {
  const adults = runners.filter(({category}) => category === 'adult')
  if (runners.length === 1) return adults[0]
  return adults.find((adult) => adult.firstName === firstName && adult.lastName === lastName)
}

export function noteOf({kind, note, specialRequests}: ManagedRegistration): string | null {
  return kind === 'trip' ? specialRequests : note
}
