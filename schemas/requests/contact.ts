import * as z from 'zod'
import {emailAddress} from './log-in.ts'
import {photoReference} from './photo-reference.ts'
import {personName} from './profile.ts'
import {filledLine, filledText, submissionFields} from './submission-fields.ts'

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
