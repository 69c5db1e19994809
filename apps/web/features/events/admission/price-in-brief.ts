import {formatPounds} from '@site/schemas/money/format-money'
import type {Locale} from 'next-intl'
import type {EventCard} from '../events-queries.ts'

type Priced = Pick<EventCard, 'prices' | 'isFree'>

/** The lowest and the highest price in pounds; without `to` if there is one only. `undefined` if it is not known. */
export function priceRange({prices, isFree}: Priced): 'free' | {from: number; to?: number} | undefined {
  const amounts = (prices ?? []).flatMap(({amount}) => amount ?? [])
  if (amounts.length === 0) return isFree ? 'free' : undefined
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)]
  return to > from ? {from, to} : {from}
}

/** What entry costs, in a word: £15, £5–20, or `free`. `undefined` if it is not known. */
export function priceInBrief(event: Priced, locale: Locale, free: string): string | undefined {
  const range = priceRange(event)
  return range === 'free' ? free : range && formatPounds(locale, range.from, range.to)
}
