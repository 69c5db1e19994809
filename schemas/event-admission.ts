import type {Bilingual} from './languages.ts'
import {
  type AdmissionKind,
  admissionKinds,
  ticketAvailabilities,
  type TicketAvailability,
} from './options/event-options.ts'
import {formKinds, type FormKind} from './statuses/registration.ts'

type Text = {[language in keyof Bilingual<string>]?: string | null} | null

/** The fields of an event's document that say how one gets in. */
export interface StoredAdmission {
  admission?: string | null
  ticketing?: {
    url?: string | null
    availability?: string | null
    reason?: Text
    takesMemberCodes?: boolean | null
  } | null
  registration?: StoredRegistration | null
}

interface StoredRegistration {
  url?: string | null
  open?: boolean | null
  /** Until then only members register. */
  membersFirstUntil?: string | null
  /** Whether a place is held for 30 minutes only, until the address is confirmed. */
  confirmsAddresses?: boolean | null
  closesAt?: string | null
  reason?: Text
  notice?: Text
}

/** What events had before the field `admission`: two fields `kind`, which could contradict each other. */
interface FormerKinds {
  ticketing?: {kind?: string | null} | null
  registration?: {kind?: string | null} | null
}

export interface Ticketing {
  url?: string | null
  availability: TicketAvailability
  /** Why tickets are not on sale yet. */
  reason?: Text
  /** Whether the URL is a payment link of the community's own Stripe account that takes promotion codes. */
  takesMemberCodes: boolean
}

export type RegistrationKind = FormKind | 'external'

export interface Registration extends StoredRegistration {
  /** The form on the site, or `external` for one elsewhere. */
  kind: RegistrationKind
}

export interface EventAdmission {
  admission: AdmissionKind
  /** `null` unless `admission` is `tickets`. */
  ticketing: Ticketing | null
  /** `null` unless `admission` is a registration. */
  registration: Registration | null
}

/**
 * How one gets into an event: the field `admission` alone decides. A document that has none, because the migration
 * `event-admission` has not been run yet, keeps the meaning that the site gave it until then.
 */
export function eventAdmission(event: StoredAdmission & FormerKinds): EventAdmission {
  const kind = admissionKinds.find(({value}) => value === event.admission)?.value
  const {admission, ticketing, registration} = kind ? {...event, admission: kind} : formerAdmission(event)
  return {
    admission,
    ticketing: admission === 'tickets' ? ticketsOf(ticketing) : null,
    registration: isRegistration(admission) ? {...registration, kind: admission} : null,
  }
}

/** True if one registers for the event, on the site or elsewhere. */
export const isRegistration = (kind: unknown): kind is RegistrationKind => kind === 'external' || isForm(kind)

/** True if one registers for the event with a form on the site. */
export const isForm = (kind: unknown): kind is FormKind => formKinds.some((form) => form === kind)

function formerAdmission(event: StoredAdmission & FormerKinds): StoredAdmission & {admission: AdmissionKind} {
  const {ticketing, registration} = event
  const form = registration?.kind
  switch (ticketing?.kind) {
    case 'external':
      return {...event, admission: 'tickets', ticketing: {...ticketing, availability: 'onSale'}}
    case 'soldOut':
      return {...event, admission: 'tickets', ticketing: {...ticketing, availability: 'soldOut'}}
    case 'disabled':
      return isRegistration(form)
        ? {
            ...event,
            admission: form,
            registration: {...registration, open: false, reason: ticketing.reason ?? null},
          }
        : {...event, admission: 'tickets', ticketing: {...ticketing, availability: 'notYet'}}
    default:
      if (isRegistration(form)) return {...event, admission: form}
      return {...event, admission: ticketing?.kind === 'free' ? 'free' : 'none'}
  }
}

function ticketsOf(ticketing: StoredAdmission['ticketing']): Ticketing {
  const known = ticketAvailabilities.find(({value}) => value === ticketing?.availability)
  return {
    ...ticketing,
    availability: known?.value ?? 'onSale',
    takesMemberCodes: ticketing?.takesMemberCodes === true && Boolean(ticketing.url),
  }
}
