import type {useFormatter} from 'next-intl'
import {formatPounds} from '#/ui/format-pounds.ts'
import type {EventCard} from '../events-queries.ts'

/** What entry costs, in a word: £15, £5–20, or `free`. `undefined` if it is not known. */
export function priceInBrief(
  {prices, isFree}: Pick<EventCard, 'prices' | 'isFree'>,
  format: ReturnType<typeof useFormatter>,
  free: string,
): string | undefined {
  const amounts = (prices ?? []).flatMap(({amount}) => amount ?? [])
  if (amounts.length === 0) return isFree ? free : undefined
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)]
  return formatPounds(format, from, to > from ? to : undefined)
}
