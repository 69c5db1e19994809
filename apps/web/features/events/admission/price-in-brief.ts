import {formatPounds} from '@site/schemas/money/format-money'
import type {Locale} from 'next-intl'
import type {EventCard} from '../events-queries.ts'

type Priced = Pick<EventCard, 'prices' | 'isFree'>

/** The prices are in pounds; `to` is absent if there is only one. Undefined means that no price is known. */
export function priceRange({prices, isFree}: Priced): 'free' | {from: number; to?: number} | undefined {
  const amounts = (prices ?? []).flatMap(({amount}) => amount ?? [])
  if (amounts.length === 0) return isFree ? 'free' : undefined
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)]
  return to > from ? {from, to} : {from}
}

/** Returns £15, £5–20 or `free`; undefined if the price is not known. */
export function priceInBrief(event: Priced, locale: Locale, free: string): string | undefined {
  const range = priceRange(event)
  return range === 'free' ? free : range && formatPounds(locale, range.from, range.to)
}
