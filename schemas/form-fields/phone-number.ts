import * as z from 'zod'
import {toE164} from '../phones/phone.ts'
import {readableLine} from '../texts/readable-text.ts'
import {typedOrNothing} from './text.ts'

const inE164 = z.string().transform((typed, context) => {
  const number = toE164(typed)
  if (number === undefined) context.addIssue({code: 'custom', message: 'phoneInvalid'})
  return number ?? z.NEVER
})

/** The result is in E.164. */
export const phoneNumber = z.string().transform(readableLine).pipe(z.string().min(1, 'required').pipe(inE164))

export const optionalPhoneNumber = typedOrNothing(readableLine).pipe(inE164.nullable())
