import * as z from 'zod'
import {languages} from '../languages.ts'
import {readableLine} from './readable-text.ts'

export const personName = z
  .string()
  .transform(readableLine)
  .pipe(z.string().min(1, 'required').max(80, 'tooLong'))

export const personLanguage = z.enum(languages.map(({id}) => id))

/** A field that may stay empty: `null` then. */
const optional = (filled: z.ZodString) =>
  z
    .string()
    .transform((text) => readableLine(text) || null)
    .pipe(filled.nullable())

/** What people change about themselves. */
export const profileRequest = z.object({
  firstName: personName,
  lastName: personName,
  language: personLanguage,
  phone: optional(z.string().regex(/^\+?[\d ()/-]{5,29}$/, 'phoneInvalid')),
  city: optional(z.string().max(80, 'tooLong')),
})

/** As typed, and as stored. */
export type ProfileFields = z.input<typeof profileRequest>
export type ProfileRequest = z.output<typeof profileRequest>
