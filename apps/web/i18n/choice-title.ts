import type {Locale} from 'next-intl'

interface Choice {
  value: string
  title: {lt: string; en: string}
}

/** What a value that volunteers chose from a list is called. */
export function choiceTitle(choices: readonly Choice[], value: string, locale: Locale): string {
  return choices.find((choice) => choice.value === value)?.title[locale] ?? value
}
