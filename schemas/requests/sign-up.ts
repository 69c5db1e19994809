import * as z from 'zod'
import {emailAddress} from './log-in.ts'
import {newPassword} from './password.ts'
import {personLanguage, personName} from './profile.ts'

export const signUpRequest = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  password: newPassword,
  privacyAccepted: z.boolean().refine((isAccepted) => isAccepted, 'privacyRequired'),
  language: personLanguage,
})

export type SignUpRequest = z.infer<typeof signUpRequest>
