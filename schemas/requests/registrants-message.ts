import * as z from 'zod'
import {countCharacters} from '../texts/count-characters.ts'
import {readableLine, readableText} from '../texts/readable-text.ts'

export const REGISTRANTS_SUBJECT_LIMIT = 200
/** The limit is in characters of one language, as in a newsletter. */
export const REGISTRANTS_TEXT_LIMIT = 20_000

const written = (clean: (typed: string) => string, limit: number) =>
  z
    .string()
    .transform(clean)
    .refine((text) => text !== '', {error: 'required', abort: true})
    .refine((text) => countCharacters(text) <= limit, 'tooLong')

const inOneLanguage = z.object({
  subject: written(readableLine, REGISTRANTS_SUBJECT_LIMIT),
  text: written(readableText, REGISTRANTS_TEXT_LIMIT),
})

/** Errors are `required` and `tooLong`, at `lt.subject` and so on. */
export const registrantsMessage = z.object({lt: inOneLanguage, en: inOneLanguage})

export type RegistrantsMessage = z.output<typeof registrantsMessage>
