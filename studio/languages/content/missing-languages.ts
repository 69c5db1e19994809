import type {Language} from '@site/schemas/languages'
import {bilingualTexts} from '../../start-page/translations/bilingual-texts.ts'

export type MissingLanguages = Record<Language, string[]>

export function missingLanguages(document: unknown): MissingLanguages {
  const texts = bilingualTexts(document)
  return {
    en: texts.filter(({lt, en}) => lt && !en).map(({path}) => path),
    lt: texts.filter(({lt, en}) => en && !lt).map(({path}) => path),
  }
}

export const isMissingLanguages = ({lt, en}: MissingLanguages) => lt.length + en.length > 0
