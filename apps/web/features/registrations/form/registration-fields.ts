import type {
  busRegistrationRequest,
  eventRegistrationRequest,
} from '@site/schemas/requests/event-registration'
import {passengerRange, peopleRange} from '@site/schemas/requests/registration-ranges'
import type * as z from 'zod'

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
