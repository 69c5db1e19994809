import type {
  busRegistrationRequest,
  eventRegistrationRequest,
  RegistrationRequest,
} from '@site/schemas/requests/event-registration'
import {passengerRange, peopleRange} from '@site/schemas/requests/registration-ranges'
import type * as z from 'zod'
import type {Registrants} from './sent-registration.tsx'

const emptyPerson = {eventKey: '', firstName: '', lastName: '', email: '', phone: '', website: ''}

export const emptyRegistration: z.input<typeof eventRegistrationRequest> = {
  ...emptyPerson,
  people: peopleRange.min,
  note: '',
}

export const emptyTrip: z.input<typeof busRegistrationRequest> = {
  ...emptyPerson,
  passengers: passengerRange.min,
  specialRequests: '',
}

export function peopleIn(request: RegistrationRequest): Registrants {
  const {firstName, lastName, email} = request
  const seats = 'people' in request ? request.people : request.passengers
  return {names: [`${firstName} ${lastName}`], seats, email}
}
