import type {Language} from '@site/schemas/languages'
import {findObjects} from './find-objects.ts'

/** Rich text is given as plain text. */
export interface BilingualText {
  /** This is a Sanity path: `programme[_key=="a"].title`. */
  path: string
  lt: string
  en: string
}

export function bilingualTexts(document: unknown): BilingualText[] {
  return findObjects(document, isBilingual).map(({path, object: {lt, en}}) => ({
    path,
    lt: plainText(lt),
    en: plainText(en),
  }))
}

function isBilingual(value: object): value is {lt?: unknown; en?: unknown} {
  const fields = Object.keys(value).filter((field) => !field.startsWith('_'))
  return fields.length > 0 && fields.every((field) => field === 'lt' || field === 'en')
}

interface Block {
  children?: {text?: string}[]
}

function plainText(text: unknown): string {
  if (typeof text === 'string') return text.trim()
  if (!Array.isArray(text)) return ''
  const paragraphs = (text as Block[]).map(({children}) => children?.map((span) => span.text ?? '').join(''))
  return paragraphs.filter(Boolean).join('\n').trim()
}

export type MissingLanguages = Record<Language, string[]>

export function missingLanguages(document: unknown): MissingLanguages {
  const texts = bilingualTexts(document)
  return {
    en: texts.filter(({lt, en}) => lt && !en).map(({path}) => path),
    lt: texts.filter(({lt, en}) => en && !lt).map(({path}) => path),
  }
}

export const isMissingLanguages = ({lt, en}: MissingLanguages) => lt.length + en.length > 0
