import type {Language} from '@site/schemas/languages'
import {bilingualTexts} from '../../start-page/translations/bilingual-texts.ts'

/** The paths of the texts that a document has in one language only, by the language that they lack. */
export type MissingLanguages = Record<Language, string[]>

/** What of a document readers of each language will see in the other one. */
export function missingLanguages(document: unknown): MissingLanguages {
  const texts = bilingualTexts(document)
  return {
    en: texts.filter(({lt, en}) => lt && !en).map(({path}) => path),
    lt: texts.filter(({lt, en}) => en && !lt).map(({path}) => path),
  }
}

/** True if a text lacks a language. */
export const isMissingLanguages = ({lt, en}: MissingLanguages) => lt.length + en.length > 0
