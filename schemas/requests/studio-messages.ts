import * as z from 'zod'
import {personLanguage} from '../form-fields/person.ts'
import {filledLine} from '../form-fields/text.ts'

export const maximumSentence = 300

/** As Sanity writes the path of a field: `program[_key=="ab12"].title.lt`. */
export const fieldPath = z
  .string()
  .max(300)
  .regex(/^(?:[a-z_]\w*(?:(?:\.[a-z_]\w*)|\[_key=="[\w-]{1,64}"\]|\[\d{1,4}\])*)?$/i)

/** What the Studio's own forms are of: no draft, no version, nothing that is hidden from visitors by its id. */
export const studioDocument = z.object({
  id: z.string().regex(/^[a-z0-9][\w-]{0,127}$/i),
  type: z.string().regex(/^[a-z]\w{0,63}$/i),
})

const sentence = filledLine(maximumSentence)
const own = {language: personLanguage}
const id = z.uuid()

/** What the Studio asks `studio-messages` to do, in the language of its user. Each is answered by `studioMessages`. */
export const studioMessage = z.discriminatedUnion('action', [
  z.strictObject({...own, action: z.literal('open')}),
  z.strictObject({
    ...own,
    action: z.literal('ask'),
    id,
    reader: z.string().min(1).max(64),
    document: studioDocument,
    path: fieldPath,
    sentence,
  }),
  /** Without a text, all was fine. */
  z.strictObject({...own, action: z.literal('answer'), id, answer: sentence.optional()}),
  z.strictObject({...own, action: z.literal('withdraw'), id}),
  /** Whoever has just saved the schedules of a document hears what becomes of them. */
  z.strictObject({...own, action: z.literal('watch'), documentId: studioDocument.shape.id}),
])

export type StudioMessage = z.input<typeof studioMessage>

/** Of the email in which somebody was asked. Null: it is forgotten. */
export const emailStates = ['queued', 'sent', 'delivered', 'failed'] as const

const text = z.string().nullish()

export const lookRequest = z.object({
  id,
  isMine: z.boolean(),
  /** Of the other person. */
  name: z.string(),
  documentId: z.string(),
  documentType: z.string(),
  path: z.string(),
  title: z.object({lt: text, en: text}),
  sentence: z.string(),
  askedAt: z.iso.datetime({offset: true}),
  email: z.enum(emailStates).nullish(),
})

export type LookRequest = z.output<typeof lookRequest>

export const studioMessages = z.object({
  /** Whom the caller may ask: who has opened the Studio in the last half year. */
  people: z.array(z.object({id: z.string(), name: z.string()})),
  /** Those that are not answered. */
  requests: z.array(lookRequest),
})

export type StudioMessages = z.output<typeof studioMessages>
