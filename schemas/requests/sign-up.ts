import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'
import {newPassword} from './password.ts'
import {personLanguage, personName} from '../form-fields/person.ts'

export const signUpRequest = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  password: newPassword,
  privacyAccepted: z.boolean().refine((isAccepted) => isAccepted, 'privacyRequired'),
  language: personLanguage,
})

export type SignUpRequest = z.infer<typeof signUpRequest>

/** An account that lacks this has an email address that is already confirmed. */
export const signUpCompletion = signUpRequest.omit({email: true})

export type SignUpCompletion = z.infer<typeof signUpCompletion>
