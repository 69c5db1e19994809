import type {Locale} from 'next-intl'

/**
 * The locale for `Intl`, with British English: 4 Sept 2025; A, B and C. next-intl's `dateTime` and `list` use `en`,
 * which is American: Sep 4, 2025; A, B, and C. Numbers are the same in both.
 */
export const intlLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : 'lt-LT')

/** Names joined into a phrase, without empty ones: „Senjorai, Šokiai ir Sportas“, ‘Seniors, Dance and Sport’. */
export function formatList(names: string[], locale: Locale): string {
  return new Intl.ListFormat(intlLocale(locale)).format(names.filter(Boolean))
}
