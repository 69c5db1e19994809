import {intlLocale} from '@site/schemas/languages'
import type {Locale} from 'next-intl'

export type Bilingual<Value> = {lt?: Value | null; en?: Value | null} | null | undefined

interface Localized<Value> {
  value: Value
  /** It differs from the page's language if the translation is missing. */
  lang: Locale
}

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value != null

/** The other language stands in for a missing value; undefined means that both are empty. */
export function localize<Value>(bilingual: Bilingual<Value>, locale: Locale): Localized<Value> | undefined {
  const languages: Locale[] = locale === 'lt' ? ['lt', 'en'] : ['en', 'lt']
  for (const lang of languages) {
    const value = bilingual?.[lang]
    if (value != null && isFilled(value)) return {value, lang}
  }
  return undefined
}

/** Titles and alt texts can have no `lang` attribute. `''` means that both languages are empty. */
export function localizeText(bilingual: Bilingual<string>, locale: Locale): string {
  return localize(bilingual, locale)?.value ?? ''
}

interface Option {
  value: string
  title: {lt: string; en: string}
}

/** A value that the Studio's option list does not have is returned as it is. */
export function optionTitle(options: readonly Option[], value: string, locale: Locale): string {
  return options.find((option) => option.value === value)?.title[locale] ?? value
}

/** Empty names are left out: „Senjorai, Šokiai ir Sportas“, ‘Seniors, Dance and Sport’. */
export function formatList(names: string[], locale: Locale): string {
  return new Intl.ListFormat(intlLocale(locale)).format(names.filter(Boolean))
}
