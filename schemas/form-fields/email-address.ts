import * as z from 'zod'
import {isEmail, MOST_EMAIL_CHARACTERS, tidyEmail} from '../email-addresses/email-address.ts'

/** In all request schemas, error messages are codes that the form translates. */
export const emailAddress = z
  .string()
  .transform(tidyEmail)
  .pipe(
    z
      .string()
      .min(1, 'required')
      .max(MOST_EMAIL_CHARACTERS, 'tooLong')
      .pipe(z.string().refine(isEmail, 'emailInvalid')),
  )
