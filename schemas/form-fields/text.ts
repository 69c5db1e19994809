import * as z from 'zod'
import {countCharacters} from '../texts/count-characters.ts'
import {readableLine, readableText} from '../texts/readable-text.ts'

export const filledLine = (limit: number) =>
  z
    .string()
    .transform(readableLine)
    .pipe(z.string().min(1, 'required').refine(atMost(limit), 'tooLong'))

export const filledText = (limit: number) =>
  z
    .string()
    .transform(readableText)
    .pipe(z.string().min(1, 'required').refine(atMost(limit), 'tooLong'))

export const optionalText = (limit: number) =>
  typedOrNothing(readableText).pipe(z.string().refine(atMost(limit), 'tooLong').nullable())

export const optionalLine = (limit: number) =>
  typedOrNothing(readableLine).pipe(z.string().refine(atMost(limit), 'tooLong').nullable())

/** Returns `null` if nothing is left after cleaning. Missing values become `null` too. */
export function typedOrNothing(clean: (typed: string) => string) {
  return z
    .string()
    .nullish()
    .transform((typed) => clean(typed ?? '') || null)
}

function atMost(limit: number) {
  return (text: string) => countCharacters(text) <= limit
}
