import type {Language} from '../languages.ts'

export type Bilingual<Value> = {lt?: Value | null; en?: Value | null} | null | undefined

interface Localized<Value> {
  value: Value
  /** It differs from the page's language if the translation is missing. */
  lang: Language
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value != null

/** The other language stands in for a missing value; undefined means that both are empty. */
export function localize<Value>(bilingual: Bilingual<Value>, locale: Language): Localized<Value> | undefined {
  const languages: Language[] = locale === 'lt' ? ['lt', 'en'] : ['en', 'lt']
  for (const lang of languages) {
    const value = bilingual?.[lang]
    if (value != null && isFilled(value)) return {value, lang}
  }
  return undefined
}

/** Titles and alt texts can have no `lang` attribute. `''` means that both languages are empty. */
export function localizeText(bilingual: Bilingual<string>, locale: Language): string {
  return localize(bilingual, locale)?.value ?? ''
}
