import type {Bilingual} from './languages.ts'
import {
  type AdmissionKind,
  admissionKinds,
  ticketAvailabilities,
  type TicketAvailability,
} from './options/event-options.ts'
import {formKinds, type FormKind} from './statuses/registration.ts'

type Text = {[language in keyof Bilingual<string>]?: string | null} | null

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
  /** Until then only members can register. */
  membersFirstUntil?: string | null
  /** If true, a place is held for 30 minutes only, until the address is confirmed. */
  confirmsAddresses?: boolean | null
  closesAt?: string | null
  reason?: Text
  notice?: Text
}

export interface Ticketing {
  url?: string | null
  availability: TicketAvailability
  reason?: Text
  /** True if the URL is a payment link of the community's own Stripe account that accepts promotion codes. */
  takesMemberCodes: boolean
}

export type RegistrationKind = FormKind | 'external'

export interface Registration extends StoredRegistration {
  kind: RegistrationKind
}

export interface EventAdmission {
  admission: AdmissionKind
  ticketing: Ticketing | null
  registration: Registration | null
}

/** The field `admission` alone decides how people get in. */
export function eventAdmission({
  admission: stored,
  ticketing,
  registration,
}: StoredAdmission): EventAdmission {
  const admission = admissionKinds.find(({value}) => value === stored)?.value ?? 'none'
  return {
    admission,
    ticketing: admission === 'tickets' ? ticketsOf(ticketing) : null,
    registration: isRegistration(admission) ? {...registration, kind: admission} : null,
  }
}

export const isRegistration = (kind: unknown): kind is RegistrationKind => kind === 'external' || isForm(kind)

export const isForm = (kind: unknown): kind is FormKind => formKinds.some((form) => form === kind)

function ticketsOf(ticketing: StoredAdmission['ticketing']): Ticketing {
  const known = ticketAvailabilities.find(({value}) => value === ticketing?.availability)
  return {
    ...ticketing,
    availability: known?.value ?? 'onSale',
    takesMemberCodes: ticketing?.takesMemberCodes === true && Boolean(ticketing.url),
  }
}
