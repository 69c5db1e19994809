import type {Language} from '@site/schemas/languages'
import type {EmailTemplate} from '@site/schemas/statuses/email-templates'
import {strictTranslator} from '../strict-translator.ts'
import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}

type Values = Record<string, string | number>

export type FrameTexts = (typeof lt)['frame']

export type Labels = (typeof lt)['labels']

export interface EmailTexts {
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
  notes: string[]
}

export type TextsOf<Template extends EmailTemplate> = EmailTexts &
  Omit<(typeof lt)[Template], keyof EmailTexts>

type Messages = {[Template in EmailTemplate]: TextsOf<Template>} & Pick<
  typeof lt,
  'frame' | 'labels' | 'phrases'
>

export const messages: Record<Language, Messages> = {lt, en}

export const translators = {
  lt: strictTranslator({locale: 'lt', messages: messages.lt}),
  en: strictTranslator({locale: 'en', messages: messages.en}),
}

/** @throws {Error} when a text names a value that is missing, or neither a string nor a number */
export function formatTexts<Template extends EmailTemplate>(
  language: Language,
  template: Template,
  values: Record<string, unknown>,
): TextsOf<Template>
export function formatTexts(language: Language, name: 'frame', values: {community: string}): Messages['frame']
export function formatTexts(language: Language, name: 'labels'): Messages['labels']
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
