import {busRegistrationRequest} from '@site/schemas/requests/event-registration'
import {defineSubmission} from '../_shared/define-submission.ts'

export const handler = defineSubmission({
  name: 'send-bus-registration',
  schema: busRegistrationRequest,
  procedure: 'register_for_event',
  isPersonal: true,
  toSubmission: ({eventKey, firstName, lastName, email, phone, passengers, specialRequests, locale}) => ({
    kind: 'trip',
    eventKey,
    firstName,
    lastName,
    email,
    phone,
    seats: passengers,
    specialRequests,
    locale,
  }),
})
