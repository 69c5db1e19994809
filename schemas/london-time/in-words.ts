import {intlLocale, type Language} from '../languages.ts'
import {timeZone} from './instant.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

export function londonFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const made = formats.get(key) ?? new Intl.DateTimeFormat(intlLocale(language), {timeZone, ...options})
  formats.set(key, made)
  return made
}

/** Text that cannot be read as a date is returned as it was typed. */
export function inLondon(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const parsed = new Date(date)
  return Number.isNaN(parsed.getTime()) ? date : londonFormat(language, options).format(parsed)
}

/** Takes an ISO day or instant: ‘3 November 2026’. „m.“ and „d.“ follow a non-breaking space. */
export function dateInWords(date: string, language: Language): string {
  return inLondon(date, language, {dateStyle: 'long'}).replaceAll(/(\d) (?=[md]\.)/g, '$1\u00a0')
}

export function clockTime(instant: Date, language: Language): string {
  return londonFormat(language, {timeStyle: 'short'}).format(instant)
}

export function dateTimeInWords(instant: string, language: Language): string {
  return `${dateInWords(instant, language)}, ${clockTime(new Date(instant), language)}`
}
