import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'
import {photoReference} from '../content/photo-reference.ts'
import {personName} from '../form-fields/person.ts'
import {filledLine, filledText} from '../form-fields/text.ts'
import {submissionFields} from './submission-fields.ts'

/** Maximum lengths, in code points. */
export const contactLimits = {subject: 200, message: 5000}

/** Body of a request to send-contact-email. */
export const contactRequest = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  subject: filledLine(contactLimits.subject),
  message: filledText(contactLimits.message),
  /** The photo that the sender asks to have removed. */
  photo: photoReference.optional(),
  ...submissionFields,
})

/** The message as typed; `ContactRequest` is the message as stored. */
export type ContactFields = z.input<typeof contactRequest>
export type ContactRequest = z.output<typeof contactRequest>
