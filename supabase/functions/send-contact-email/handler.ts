import {contactRequest} from '@site/schemas/requests/contact'
import {defineSubmission} from '../_shared/define-submission.ts'

/** Takes a message to the organisers. */
export const handler = defineSubmission({
  name: 'send-contact-email',
  schema: contactRequest,
  procedure: 'send_contact_message',
  toSubmission: ({firstName, lastName, email, subject, message, locale}) => ({
    firstName,
    lastName,
    email,
    subject,
    message,
    locale,
  }),
})
