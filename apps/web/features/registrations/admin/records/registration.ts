import type {Language} from '@site/schemas/languages'
import {
  isActiveStatus,
  registrationStanding,
  type ActiveRegistrationStatus,
  type FormKind,
  type RegistrationStatus,
  type RunnerCategory,
} from '@site/schemas/statuses/registration'

/** Instants are ISO strings. */
export interface Registration {
  id: string
  kind: FormKind
  status: RegistrationStatus
  /** It takes, or waits for, this many places. */
  places: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  note: string | null
  specialRequests: string | null
  language: Language
  waitingSince: string | null
  /** A higher rank is offered a place first: 2 if somebody moved it up, 1 for members, 0 for everybody else. */
  waitingRank: number
  /** Until then, free places collect for it, since it needs more than there are. */
  collectsUntil: string | null
  offeredUntil: string | null
  /** Until then, the place is held for an address that has to be confirmed; it stays set if it was not. */
  unconfirmedUntil: string | null
  /** Until then, places are held for other members of the family. */
  heldUntil: string | null
  /** A program seems to have sent it. */
  isSuspected: boolean
  /** The same person was registered already. */
  isRepeated: boolean
  /** An email bounced or failed for good, and none has been delivered since. */
  isUnreached: boolean
  /** What came for a trip by bank transfer; null if nothing did. */
  paidPence: number | null
  sentAt: string
  /** It is null until somebody marks it at the door. */
  came: boolean | null
  /** It is empty unless it is for a race. */
  runners: Runner[]
}

export interface Runner {
  id: string
  category: RunnerCategory
  firstName: string
  lastName: string
  age: number | null
  /** A parent's consent for a child is missing. */
  needsConsent: boolean
  came: boolean | null
}

export function isActive({status}: Pick<Registration, 'status'>): boolean {
  return isActiveStatus(status)
}

/** A place that is held counts too. */
export function isExpected({status}: Pick<Registration, 'status'>): boolean {
  return isActive({status}) && status !== 'waiting'
}

export function isUnconfirmed(registration: Pick<Registration, 'status' | 'unconfirmedUntil'>): boolean {
  return registrationStanding(registration) === 'unconfirmed'
}

/** That a registration is unconfirmed is marked beside its status. */
export function shownStatusOf(
  registration: Pick<Registration, 'status' | 'unconfirmedUntil'>,
): RegistrationStatus | 'missed' {
  return registrationStanding(registration) === 'missed' ? 'missed' : registration.status
}

/** Waiting registrations compare by their turn, others by when they were sent. */
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

/** The counts are of people. */
export interface PlaceCounts extends Record<ActiveRegistrationStatus, number> {
  /** Somebody has these places, or they are held. */
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
