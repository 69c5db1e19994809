import {
  isActiveStatus,
  type ActiveRegistrationStatus,
  type FormKind,
  type RegistrationStatus,
  type RunnerCategory,
} from '@site/schemas/statuses/registration'

/** A registration for an event as admins and organisers see it. Instants are ISO. */
export interface Registration {
  id: string
  kind: FormKind
  status: RegistrationStatus
  /** Places that it takes, or waits for. */
  places: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  note: string | null
  specialRequests: string | null
  language: 'lt' | 'en'
  waitingSince: string | null
  /** Who is offered a place first: 2 whom somebody moved up, 1 members, 0 everybody else. */
  waitingRank: number
  /** Until then, free places collect for it, since it needs more than there are. */
  collectsUntil: string | null
  offeredUntil: string | null
  /** Until then, the place is held for an address that has to be confirmed; stays if it was not. */
  unconfirmedUntil: string | null
  /** Until then, places are held for other members of the family. */
  heldUntil: string | null
  /** True when it looks sent by a program. */
  isSuspected: boolean
  /** True when the same person was registered already. */
  isRepeated: boolean
  /** True when an email to the person bounced or failed for good, and none has been delivered since. */
  isUnreached: boolean
  sentAt: string
  /** Null until somebody marks it at the door. */
  came: boolean | null
  /** Empty unless it is for a race. */
  runners: Runner[]
}

export interface Runner {
  id: string
  category: RunnerCategory
  firstName: string
  lastName: string
  age: number | null
  /** True for a child without a parent's consent. */
  needsConsent: boolean
  came: boolean | null
}

export function isActive({status}: Pick<Registration, 'status'>): boolean {
  return isActiveStatus(status)
}

/** Whether the people have a place, or one is held for them. */
export function isExpected({status}: Pick<Registration, 'status'>): boolean {
  return isActive({status}) && status !== 'waiting'
}

export function isUnconfirmed(registration: Pick<Registration, 'status' | 'unconfirmedUntil'>): boolean {
  return registration.unconfirmedUntil !== null && isActive(registration)
}

/** The status, or `missed` if it has lapsed because the address was not confirmed. */
export function standingOf({
  status,
  unconfirmedUntil,
}: Pick<Registration, 'status' | 'unconfirmedUntil'>): RegistrationStatus | 'missed' {
  return status === 'lapsed' && unconfirmedUntil !== null ? 'missed' : status
}

/** Compares two registrations by whose turn it is in the waiting list; what does not wait, by when it was sent. */
export function compareTurns(a: Registration, b: Registration): number {
  const since = ({waitingSince, sentAt}: Registration) => Date.parse(waitingSince ?? sentAt)
  return b.waitingRank - a.waitingRank || since(a) - since(b)
}

export function nameOf({firstName, lastName}: Pick<Registration, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

export function isConsentMissing({runners}: Pick<Registration, 'runners'>): boolean {
  return runners.some(({needsConsent}) => needsConsent)
}

/** Numbers of people. */
export interface PlaceCounts extends Record<ActiveRegistrationStatus, number> {
  /** Places that somebody has or that are held. */
  taken: number
}

export function countPlaces(registrations: readonly Registration[]): PlaceCounts {
  const of = (status: ActiveRegistrationStatus) =>
    registrations.filter((each) => each.status === status).reduce((sum, {places}) => sum + places, 0)
  const [requested, registered, offered, waiting] = [
    of('requested'),
    of('registered'),
    of('offered'),
    of('waiting'),
  ]
  return {requested, registered, offered, waiting, taken: requested + registered + offered}
}
