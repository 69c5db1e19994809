import {busRegistrationRequest} from '@site/schemas/requests/event-registration'
import {eventOf} from '@site/schemas/requests/named-event'
import {defineSubmission} from '../_shared/define-submission.ts'

export const handler = defineSubmission({
  name: 'send-bus-registration',
  schema: busRegistrationRequest,
  procedure: 'register_for_event',
  isPersonal: true,
  toSubmission: ({firstName, lastName, email, phone, passengers, specialRequests, locale, ...event}) => ({
    kind: 'trip',
    ...eventOf(event),
    firstName,
    lastName,
    email,
    phone,
    seats: passengers,
    specialRequests,
    locale,
  }),
})
