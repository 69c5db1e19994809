import type {Language} from '@site/schemas/languages'
import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}

export type Messages = typeof en

const messages: Record<Language, Messages> = {lt, en}

export const messagesIn = (language: Language) => messages[language]

/** The browser chooses where the session leaves the language open. */
export function languageOf(locale: string | null | undefined, acceptLanguage = ''): Language {
  const wanted = locale && locale !== 'auto' ? locale : acceptLanguage.trim()
  return /^lt\b/i.test(wanted) ? 'lt' : 'en'
}

/** Amounts read `£15.00`, or `15,00 £` in Lithuanian. */
export const money = (amount: number, currency: string, language: Language) =>
  new Intl.NumberFormat(language === 'lt' ? 'lt-LT' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100)

export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
