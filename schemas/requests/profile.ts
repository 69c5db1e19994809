import * as z from 'zod'
import {languages} from '../languages.ts'
import {optionalPhoneNumber} from './phone-number.ts'
import {readableLine} from './readable-text.ts'

export const personName = z
  .string()
  .transform(readableLine)
  .pipe(z.string().min(1, 'required').max(80, 'tooLong'))

export const personLanguage = z.enum(languages.map(({id}) => id))

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
