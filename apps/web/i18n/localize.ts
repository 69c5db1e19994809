import type {Locale} from 'next-intl'

export type Bilingual<Value> = {lt?: Value | null; en?: Value | null} | null | undefined

export interface Localized<Value> {
  value: Value
  /** The value's language: not the page's where a translation is missing. */
  lang: Locale
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value != null

/** The value in the page's language, or else in the other; `undefined` when both are empty. */
export function localize<Value>(bilingual: Bilingual<Value>, locale: Locale): Localized<Value> | undefined {
  const languages: Locale[] = locale === 'lt' ? ['lt', 'en'] : ['en', 'lt']
  for (const lang of languages) {
    const value = bilingual?.[lang]
    if (value != null && isFilled(value)) return {value, lang}
  }
  return undefined
}

/** The text alone, for places without a `lang` attribute: page titles, descriptions, alt texts. `''` when both are empty. */
export function localizeText(bilingual: Bilingual<string>, locale: Locale): string {
  return localize(bilingual, locale)?.value ?? ''
}

interface Option {
  value: string
  title: {lt: string; en: string}
}

/** The title of a value from one of the Studio's option lists, or the value itself if the list lacks it. */
export function optionTitle(options: readonly Option[], value: string, locale: Locale): string {
  return options.find((option) => option.value === value)?.title[locale] ?? value
}
