import {intlLocale} from '@site/schemas/languages'
import type {Locale} from 'next-intl'

export {type Bilingual, localize, localizeText} from '@site/schemas/texts/localize'

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
