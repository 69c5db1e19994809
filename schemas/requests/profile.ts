import * as z from 'zod'
import {personLanguage, personName} from '../form-fields/person.ts'
import {optionalPhoneNumber} from '../form-fields/phone-number.ts'
import {readableLine} from '../texts/readable-text.ts'

/** Turns an empty field into `null`. */
const optional = (filled: z.ZodString) =>
  z
    .string()
    .transform((text) => readableLine(text) || null)
    .pipe(filled.nullable())

/** The fields of a profile that the user can change. */
export const profileRequest = z.object({
  firstName: personName,
  lastName: personName,
  language: personLanguage,
  phone: optionalPhoneNumber,
  city: optional(z.string().max(80, 'tooLong')),
})

/** The profile as typed; `ProfileRequest` is the profile as stored. */
export type ProfileFields = z.input<typeof profileRequest>
export type ProfileRequest = z.output<typeof profileRequest>
