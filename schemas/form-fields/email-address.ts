import * as z from 'zod'
import {readableLine} from '../texts/readable-text.ts'
import {isEmail, MOST_EMAIL_CHARACTERS, tidyEmail} from '../email-addresses/email-address.ts'
import {typedOrNothing} from './text.ts'

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

export const optionalEmailAddress = typedOrNothing(readableLine).pipe(emailAddress.nullable())
