import type {Locale} from 'next-intl'

/** Names one after the other in the words of the language: „Senjorai, Šokiai ir Sportas“; empty ones are left out. */
export function namesInOneSentence(names: string[], locale: Locale): string {
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'lt-LT').format(names.filter(Boolean))
}
