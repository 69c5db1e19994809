import * as z from 'zod'
import {countCharacters} from '../texts/count-characters.ts'
import {readableLine, readableText} from '../texts/readable-text.ts'

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

/** What was typed, cleaned; `null` if nothing is left. */
export function typedOrNothing(clean: (typed: string) => string) {
  return z
    .string()
    .nullish()
    .transform((typed) => clean(typed ?? '') || null)
}

function atMost(limit: number) {
  return (text: string) => countCharacters(text) <= limit
}
