import * as z from 'zod'
import {emailAddress} from '../form-fields/email-address.ts'

export const logInRequest = z.object({
  email: emailAddress,
  password: z.string().min(1, 'required'),
})

export type LogInRequest = z.infer<typeof logInRequest>
