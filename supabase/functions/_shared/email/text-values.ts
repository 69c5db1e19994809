import type {Language} from '@site/schemas/languages'
import {dateInWords, dateTimeInWords} from '@site/schemas/london-time/in-words'
import {lastLondonDay} from '@site/schemas/london-time/instant'
import {formatMoney} from '@site/schemas/money/format-money'

const names = new Set(['firstName', 'lastName', 'donorName', 'payer', 'by'])
const days = new Set([
  'memberSince',
  'validUntil',
  'askedAt',
  'awaitedUntil',
  'paidAt',
  'day',
  'givenAt',
  'withdrawnAt',
  'renewsAt',
  'nextAttemptAt',
])
const times = new Set(['deletedAt', 'offeredUntil', 'periodStart', 'periodEnd'])

/** Texts may name the data, sums without `Pence` (`{amount}`: £15), dates in words, and names that are no links. */
export function textValues(data: Record<string, unknown>, language: Language): Record<string, unknown> {
  const currency = typeof data.receivedCurrency === 'string' ? data.receivedCurrency : 'GBP'
  const inWords = Object.entries(data).flatMap(([name, value]) => {
    if (typeof value === 'number' && name.endsWith('Pence')) {
      const sum = formatMoney(language, value, name === 'amountPence' ? 'GBP' : currency)
      return [[name.slice(0, -'Pence'.length), sum]]
    }
    if (typeof value !== 'string') return []
    if (days.has(name)) return [[name, dateInWords(value, language)]]
    if (times.has(name)) return [[name, dateTimeInWords(value, language)]]
    if (name === 'graceUntil') return [[name, dateInWords(lastLondonDay(new Date(value)), language)]]
    return names.has(name) ? [[name, nameText(value)]] : []
  })
  return {...data, ...(Object.fromEntries(inWords) as Record<string, string>)}
}

/** Email programs make a link of what looks like a URL, and a stranger may have typed the name. */
export const nameText = (typed: string): string =>
  typed
    .replaceAll(/[/\\:@]+/g, ' ')
    .replaceAll(/[.\u3002\uff0e\uff61](?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
