import * as z from 'zod'
import {countCharacters} from './comment-limits.ts'
import {emailAddress} from './log-in.ts'
import {personLanguage} from './profile.ts'
import {readableLine, readableText} from './readable-text.ts'

/** Value of the header `Idempotency-Key`: made by the form, the same for every attempt to send the same content. */
export const idempotencyKey = z.uuid()

/** Fields that a submission of any form may have besides its own. */
export const submissionFields = {
  /** Language of the page, in which the mail is written. */
  locale: personLanguage.optional(),
  /** A field that people do not see. */
  website: z.string().optional(),
}

/** True for what looks filled in by a program. How fast it was says nothing: a browser fills in a form in no time. */
export const looksAutomatic = ({website}: {website?: string | undefined}): boolean => Boolean(website?.trim())

/** Key of the event that a registration is for: `eventKey` of its document. */
export const registrationKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,95}$/)

/** A required line of text. */
export const filledLine = (limit: number) =>
  z
    .string()
    .transform(readableLine)
    .pipe(z.string().min(1, 'required').refine(atMost(limit), 'tooLong'))

/** A required text, which keeps its line breaks. */
export const filledText = (limit: number) =>
  z
    .string()
    .transform(readableText)
    .pipe(z.string().min(1, 'required').refine(atMost(limit), 'tooLong'))

/** A text that may be missing, `null` or empty: then `null`. */
export const optionalText = (limit: number) =>
  typedOrNothing(readableText).pipe(z.string().refine(atMost(limit), 'tooLong').nullable())

/** A line of text that may be missing, `null` or empty: then `null`. */
export const optionalLine = (limit: number) =>
  typedOrNothing(readableLine).pipe(z.string().refine(atMost(limit), 'tooLong').nullable())

export const optionalEmailAddress = typedOrNothing(readableLine).pipe(emailAddress.nullable())

interface WholeNumberOptions {
  min: number
  max: number
  /** Code of the error for any other value. */
  error: string
}

/** A whole number, also as the digits that somebody typed into a field. */
export const wholeNumber = ({min, max, error}: WholeNumberOptions) =>
  z
    .union([z.number(), z.string()], error)
    .transform((typed) => (typeof typed === 'string' ? readableLine(typed) : typed))
    .refine((typed) => typed !== '', {error: 'required', abort: true})
    .transform((typed) => (typeof typed === 'number' || /^\d{1,6}$/.test(typed) ? Number(typed) : null))
    .pipe(z.int(error).min(min, error).max(max, error))

function typedOrNothing(clean: (typed: string) => string) {
  return z
    .string()
    .nullish()
    .transform((typed) => clean(typed ?? '') || null)
}

function atMost(limit: number) {
  return (text: string) => countCharacters(text) <= limit
}
