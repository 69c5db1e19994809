import * as z from 'zod'
import {languageId} from './profile-language.ts'

export const personName = z.string().trim().min(1, 'required').max(80, 'tooLong')

/** Left empty, it is not there. */
const orNothing = (text: z.ZodString) =>
  z.union([z.string().trim().length(0).transform(() => null), text])

/** What people change about themselves; an optional field left empty is `null`. */
export const profileRequest = z.object({
  firstName: personName,
  lastName: personName,
  language: languageId,
  phone: orNothing(z.string().trim().regex(/^\+?[\d ()/-]{5,30}$/, 'phoneInvalid')),
  city: orNothing(z.string().trim().max(80, 'tooLong')),
})

export type ProfileFields = z.input<typeof profileRequest>
export type ProfileRequest = z.output<typeof profileRequest>
