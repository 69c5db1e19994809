import {intlLocale, type Language} from '@site/schemas/languages'
import {formatMoney} from '@site/schemas/money/format-money'
import {nameText} from './name-text.ts'

const names = new Set(['firstName', 'lastName', 'donorName', 'payer'])
const days = new Set(['memberSince', 'validUntil', 'askedAt', 'awaitedUntil', 'paidAt', 'day'])
const times = new Set(['offeredUntil', 'periodStart', 'periodEnd'])

/** Texts may name the data, sums without `Pence` (`{amount}`: £15), dates in words, and names that are no links. */
export function textValues(data: Record<string, unknown>, language: Language): Record<string, unknown> {
  const currency = typeof data.receivedCurrency === 'string' ? data.receivedCurrency : 'GBP'
  const inWords = Object.entries(data).flatMap(([name, value]) => {
    if (typeof value === 'number' && name.endsWith('Pence')) {
      const sum = formatMoney(language, value, name === 'amountPence' ? 'GBP' : currency)
      return [[name.slice(0, -'Pence'.length), sum]]
    }
    if (typeof value !== 'string') return []
    if (days.has(name)) return [[name, dateText(value, language)]]
    if (times.has(name)) return [[name, dateTimeText(value, language)]]
    if (name === 'graceUntil') return [[name, lastDayText(value, language)]]
    return names.has(name) ? [[name, nameText(value)]] : []
  })
  return {...data, ...(Object.fromEntries(inWords) as Record<string, string>)}
}

export function dateText(instant: string, language: Language): string {
  const words = new Intl.DateTimeFormat(intlLocale(language), {dateStyle: 'long', timeZone: 'Europe/London'})
  return words.format(new Date(instant)).replaceAll(/(?<=\d) (?=[md]\.)/g, '\u00a0')
}

export function dateTimeText(instant: string, language: Language): string {
  const time = new Intl.DateTimeFormat(intlLocale(language), {timeStyle: 'short', timeZone: 'Europe/London'})
  return `${dateText(instant, language)}, ${time.format(new Date(instant))}`
}

/** A deadline is at midnight, so the last day is the one before. */
const lastDayText = (deadline: string, language: Language) =>
  dateText(new Date(Date.parse(deadline) - 1).toISOString(), language)
