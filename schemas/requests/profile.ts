import * as z from 'zod'
import {personLanguage, personName} from '../form-fields/person.ts'
import {optionalPhoneNumber} from '../form-fields/phone-number.ts'
import {readableLine} from '../texts/readable-text.ts'

const optional = (filled: z.ZodString) =>
  z
    .string()
    .transform((text) => readableLine(text) || null)
    .pipe(filled.nullable())

export const profileRequest = z.object({
  firstName: personName,
  lastName: personName,
  language: personLanguage,
  phone: optionalPhoneNumber,
  city: optional(z.string().max(80, 'tooLong')),
})

export type ProfileFields = z.input<typeof profileRequest>
export type ProfileRequest = z.output<typeof profileRequest>
