import * as z from 'zod'
import {personLanguage} from '../form-fields/person.ts'

/** The form makes one header `Idempotency-Key` for every attempt to send the same content. */
export const idempotencyKey = z.uuid()

export const submissionFields = {
  /** The confirmation mail is written in this language. */
  locale: personLanguage.optional(),
  /** People do not see this field, but bots fill it in. */
  website: z.string().optional(),
}
