import * as z from 'zod'
import type {Language} from '../languages.ts'
import {audiences, letterPurposes, type Audience, type LetterPurpose} from '../statuses/newsletter.ts'
import {countCharacters} from '../texts/count-characters.ts'
import {personLanguage} from '../form-fields/person.ts'
import {readableLine, readableText} from '../texts/readable-text.ts'
import {isEmptyRichText, plainTextOf, richText, richTextOf, type RichText} from '../texts/rich-text.ts'

export const NEWSLETTER_SUBJECT_LIMIT = 200
/** The limit is in characters of one language. Gmail cuts an email off after 102 kB. */
export const NEWSLETTER_CONTENT_LIMIT = 20_000
/** This limits the JSON of the content, including links. */
const STORED_LIMIT = 100_000

const subjectLine = z
  .string()
  .transform(readableLine)
  .pipe(z.string().refine((typed) => countCharacters(typed) <= NEWSLETTER_SUBJECT_LIMIT, 'tooLong'))

const formattedText = z
  .union([z.string().transform((typed) => richTextOf(readableText(typed))), richText])
  .refine(
    (parts) =>
      countCharacters(plainTextOf(parts)) <= NEWSLETTER_CONTENT_LIMIT &&
      JSON.stringify(parts).length <= STORED_LIMIT,
    'tooLong',
  )

/** A plain string counts as Lithuanian. */
const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? {lt: given} : given),
    z.object({lt: value, en: value.nullish()}),
  )

export interface NewsletterText {
  subject: string
  content: RichText
}

export interface NewsletterTexts {
  lt: NewsletterText
  en: NewsletterText | null
}

const issue = {subject: inLanguages(subjectLine), content: inLanguages(formattedText)}

type Parsed = z.output<z.ZodObject<typeof issue>>

const isMissing = (value: string | RichText | null | undefined) =>
  typeof value === 'string' ? value === '' : value == null || isEmptyRichText(value)

/** A language with only a subject or only content is incomplete. */
function requireComplete({value, issues}: z.core.ParsePayload<Parsed>): void {
  const {subject, content} = value
  const hasEnglish = !isMissing(subject.en) || !isMissing(content.en)
  for (const language of hasEnglish ? (['lt', 'en'] as const) : (['lt'] as const)) {
    for (const [field, given] of Object.entries({subject: subject[language], content: content[language]})) {
      if (isMissing(given))
        issues.push({code: 'custom', message: 'required', path: [field, language], input: given})
    }
  }
}

function textsOf({subject, content}: Parsed): NewsletterTexts {
  const en =
    isMissing(subject.en) || isMissing(content.en)
      ? null
      : {subject: subject.en as string, content: content.en as RichText}
  return {lt: {subject: subject.lt, content: content.lt}, en}
}

/** Errors are `required` and `tooLong`, at `subject.lt`, `content.en` and so on. */
export const newsletterIssue = z.object(issue).check(requireComplete).transform(textsOf)

/** This is the argument `issue` of save_newsletter_draft(). Letters to members have a purpose, newsletters have none. */
export interface NewsletterDraft {
  audience: Audience
  purpose: LetterPurpose | null
  subject: Record<Language, string>
  content: Record<Language, RichText>
}

const howToSend = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('send').optional(),
    sendAt: z.iso.datetime({offset: true}).nullish(),
    /** The page sends the version of the draft that it shows. */
    issueId: z.uuid().nullish(),
    version: z.int().nullish(),
  }),
  z.object({mode: z.literal('test'), locale: personLanguage}),
  z.object({mode: z.literal('preview')}),
])

const whoGetsIt = z
  .object({audience: z.enum(audiences).default('subscribers'), purpose: z.enum(letterPurposes).nullish()})
  .refine(({audience, purpose}) => (audience === 'subscribers') === (purpose == null), {path: ['purpose']})
  // Former members have no meetings.
  .refine(({audience, purpose}) => audience !== 'ended' || purpose === 'membership', {path: ['purpose']})

/** Without a mode, it goes to the whole audience. */
export const newsletterRequest = howToSend.and(whoGetsIt).and(newsletterIssue)

export type NewsletterRequest = z.output<typeof newsletterRequest>
