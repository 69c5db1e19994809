import {expect, test} from 'vitest'
import type {EventCard} from '../events-queries.ts'
import {priceInBrief} from './price-in-brief.ts'

function brief(amounts: (number | null)[] | null, isFree = false): string | undefined {
  const prices = amounts?.map((amount, index) => ({_key: `${index}`, amount})) ?? null
  return priceInBrief({prices, isFree} as Pick<EventCard, 'prices' | 'isFree'>, 'lt', 'Nemokamai')
}

test.each([
  ['one price', [12.5], false, '£12,50'],
  ['several prices', [20, 15, 5], false, '£5–20'],
  ['the same price twice', [20, 20], false, '£20'],
  ['a price without an amount', [null, 15], false, '£15'],
  ['no price, but free entry', null, true, 'Nemokamai'],
  ['nothing that is known', [], false, undefined],
])('%s', (_, amounts, isFree, expected) => {
  expect(brief(amounts, isFree)).toBe(expected)
})
