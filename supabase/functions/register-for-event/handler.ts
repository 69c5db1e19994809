import {eventRegistrationRequest} from '@site/schemas/requests/event-registration'
import {defineSubmission} from '../_shared/define-submission.ts'

export const handler = defineSubmission({
  name: 'register-for-event',
  schema: eventRegistrationRequest,
  procedure: 'register_for_event',
  isPersonal: true,
  toSubmission: ({eventKey, firstName, lastName, email, phone, people, note, locale}) => ({
    kind: 'general',
    eventKey,
    firstName,
    lastName,
    email,
    phone,
    seats: people,
    note,
    locale,
  }),
})
