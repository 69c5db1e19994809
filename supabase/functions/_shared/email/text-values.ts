import {nameText} from './name-text.ts'

type Language = 'lt' | 'en'

const names = new Set(['firstName', 'lastName', 'donorName', 'payer'])
const days = new Set(['memberSince', 'validUntil', 'askedAt', 'awaitedUntil', 'paidAt', 'day'])
const times = new Set(['offeredUntil', 'periodStart', 'periodEnd'])

/** Texts may name the data, sums without `Pence` (`{amount}`: £15), dates in words, and names that are no links. */
export function textValues(data: Record<string, unknown>, language: Language): Record<string, unknown> {
  const currency = typeof data.receivedCurrency === 'string' ? data.receivedCurrency : 'GBP'
  const inWords = Object.entries(data).flatMap(([name, value]) => {
    if (typeof value === 'number' && name.endsWith('Pence')) {
      const sum = moneyText(value, name === 'amountPence' ? 'GBP' : currency, language)
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

const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : 'lt')

/** A sum in the smallest unit of its currency, as on the site: £15, „£12,50“ (docs/decisions/009), 20 EUR. */
export function moneyText(amount: number, currency: string, language: Language): string {
  const {maximumFractionDigits: digits = 2} = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  const number = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 10 ** digits)
  return currency === 'GBP' ? `£${number}` : `${number}\u00a0${currency}`
}

export function dateText(instant: string, language: Language): string {
  const words = new Intl.DateTimeFormat(localeOf(language), {dateStyle: 'long', timeZone: 'Europe/London'})
  return words.format(new Date(instant)).replaceAll(/(?<=\d) (?=[md]\.)/g, '\u00a0')
}

export function dateTimeText(instant: string, language: Language): string {
  const time = new Intl.DateTimeFormat(localeOf(language), {timeStyle: 'short', timeZone: 'Europe/London'})
  return `${dateText(instant, language)}, ${time.format(new Date(instant))}`
}

/** A deadline is at midnight, so the last day is the one before. */
const lastDayText = (deadline: string, language: Language) =>
  dateText(new Date(Date.parse(deadline) - 1).toISOString(), language)
