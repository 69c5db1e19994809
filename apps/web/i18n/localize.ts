import type {Locale} from 'next-intl'

export type Bilingual<Value> = {lt?: Value | null; en?: Value | null} | null | undefined

export interface Localized<Value> {
  value: Value
  /** Language of the value; differs from the page's if the translation is missing. */
  lang: Locale
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value != null

/** The value in the given language, or else in the other one; `undefined` if both are empty. */
export function localize<Value>(bilingual: Bilingual<Value>, locale: Locale): Localized<Value> | undefined {
  const languages: Locale[] = locale === 'lt' ? ['lt', 'en'] : ['en', 'lt']
  for (const lang of languages) {
    const value = bilingual?.[lang]
    if (value != null && isFilled(value)) return {value, lang}
  }
  return undefined
}

/** The text without its language, where a `lang` attribute is impossible: titles, alt texts. `''` if both are empty. */
export function localizeText(bilingual: Bilingual<string>, locale: Locale): string {
  return localize(bilingual, locale)?.value ?? ''
}

interface Option {
  value: string
  title: {lt: string; en: string}
}

/** The title of a value in one of the Studio's option lists, or the value itself if the list does not have it. */
export function optionTitle(options: readonly Option[], value: string, locale: Locale): string {
  return options.find((option) => option.value === value)?.title[locale] ?? value
}
