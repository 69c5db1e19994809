import * as z from 'zod'
import {personLanguage} from '../form-fields/person.ts'

/** Value of the header `Idempotency-Key`: made by the form, the same for every attempt to send the same content. */
export const idempotencyKey = z.uuid()

/** Fields that a submission of any form may have besides its own. */
export const submissionFields = {
  /** Language of the page, in which the mail is written. */
  locale: personLanguage.optional(),
  /** A field that people do not see. */
  website: z.string().optional(),
}

/** True for what looks filled in by a program. How fast it was says nothing: a browser fills in a form in no time. */
export const looksAutomatic = ({website}: {website?: string | undefined}): boolean => Boolean(website?.trim())

/** Key of the event that a registration is for: `eventKey` of its document. */
export const registrationKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,95}$/)
