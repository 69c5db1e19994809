import {strictTranslator} from '../strict-translator.ts'
import type {EmailTemplate} from './email-data.ts'
import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}

type Language = 'lt' | 'en'

type Values = Record<string, string | number>

/** Texts of the layout. */
export type FrameTexts = (typeof lt)['frame']

/** Names of facts about a registration or a message. */
export type Labels = (typeof lt)['labels']

/** Texts that the layout shows. */
export interface EmailTexts {
  subject: string
  /** Shown next to the subject in the inbox. */
  preview: string
  heading: string
  paragraphs: string[]
  notes: string[]
}

/** The texts of one template: those of the layout and its own, such as `button`. */
export type TextsOf<Template extends EmailTemplate> = EmailTexts &
  Omit<(typeof lt)[Template], keyof EmailTexts>

type Messages = {[Template in EmailTemplate]: TextsOf<Template>} & Pick<
  typeof lt,
  'frame' | 'labels' | 'phrases'
>

/**
 * All email texts by language, as ICU messages; those of `phrases` have values of their own. The Lithuanian ones decide
 * which there are.
 */
export const messages: Record<Language, Messages> = {lt, en}

/** Formats single messages. */
export const translators = {
  lt: strictTranslator({locale: 'lt', messages: messages.lt}),
  en: strictTranslator({locale: 'en', messages: messages.en}),
}

/**
 * The texts of a template, or of all templates, with the values that they name.
 *
 * @param values of which strings and numbers are used
 * @throws {Error} when a value is missing
 */
export function formatTexts<Template extends EmailTemplate>(
  language: Language,
  template: Template,
  values: Record<string, unknown>,
): TextsOf<Template>
export function formatTexts<Name extends 'frame' | 'labels'>(language: Language, name: Name): Messages[Name]
export function formatTexts(
  language: Language,
  name: keyof Messages,
  values: Record<string, unknown> = {},
): unknown {
  const shown = Object.entries(values).filter(([, value]) => ['string', 'number'].includes(typeof value))
  const given = Object.fromEntries(shown) as Values
  const translate = translators[language] as (key: string, given: Values) => string
  const format = (text: unknown, key: string): unknown => {
    if (typeof text === 'string') return translate(key, given)
    const parts = Object.entries(text as object).map(
      ([part, each]) => [part, format(each, `${key}.${part}`)] as const,
    )
    return Array.isArray(text) ? parts.map(([, each]) => each) : Object.fromEntries(parts)
  }
  return format(messages[language][name], name)
}
