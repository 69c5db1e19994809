import type {Locale} from 'next-intl'

type Bilingual<Value> = {lt?: Value | null; en?: Value | null} | null | undefined

export interface Localized<Value> {
  value: Value
  /** The language that the value is written in, which differs from the page's where a translation is missing. */
  lang: Locale
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value != null

/** The value in the page's language, else in the other one, else nothing. */
export function localize<Value>(bilingual: Bilingual<Value>, locale: Locale): Localized<Value> | undefined {
  const languages: Locale[] = locale === 'lt' ? ['lt', 'en'] : ['en', 'lt']
  for (const lang of languages) {
    const value = bilingual?.[lang]
    if (value != null && isFilled(value)) return {value, lang}
  }
  return undefined
}

/** Plain text for places that can carry no `lang`: page titles, descriptions, alternative texts. */
export function localizeText(bilingual: Bilingual<string>, locale: Locale): string {
  return localize(bilingual, locale)?.value ?? ''
}
