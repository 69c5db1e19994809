import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'
import {photoReference} from '../content/photo-reference.ts'
import {personName} from '../form-fields/person.ts'
import {filledLine, filledText} from '../form-fields/text.ts'
import {submissionFields} from './submission-fields.ts'

/** Lengths are in code points. */
export const contactLimits = {subject: 200, message: 5000}

export const contactRequest = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  subject: filledLine(contactLimits.subject),
  message: filledText(contactLimits.message),
  photo: photoReference.optional(),
  ...submissionFields,
})

export type ContactFields = z.input<typeof contactRequest>
export type ContactRequest = z.output<typeof contactRequest>
