import {intlLocale} from '@site/schemas/languages'
import type {Locale} from 'next-intl'

/** Empty names are left out: „Senjorai, Šokiai ir Sportas“, ‘Seniors, Dance and Sport’. */
export function formatList(names: string[], locale: Locale): string {
  return new Intl.ListFormat(intlLocale(locale)).format(names.filter(Boolean))
}
