import {intlLocale} from '@site/schemas/languages'
import type {Locale} from 'next-intl'

/** Names joined into a phrase, without empty ones: „Senjorai, Šokiai ir Sportas“, ‘Seniors, Dance and Sport’. */
export function formatList(names: string[], locale: Locale): string {
  return new Intl.ListFormat(intlLocale(locale)).format(names.filter(Boolean))
}
