import {subscriptionStatuses} from '@site/schemas/statuses/subscription'
import {expect, test} from 'vitest'
import {chargeAfterPause, giftParts, standingOf, type MonthlyGift} from './monthly-gift.ts'

test.each([
  ['2026-01-31T09:00:00Z', 1, '2026-02-28'],
  ['2028-01-31T09:00:00Z', 1, '2028-02-29'],
  ['2026-11-15T09:00:00Z', 2, '2027-01-15'],
  ['2026-12-31T12:00:00+00:00', 6, '2027-06-30'],
  // In London it is already the first of July.
  ['2026-06-30T23:30:00Z', 1, '2026-08-01'],
])('of charges from %s on, %i are left out: the next is on %s', (nextChargeAt, months, day) => {
  expect(chargeAfterPause(nextChargeAt, months)).toBe(day)
})

const gift: MonthlyGift = {
  purpose: 'donation',
  amountPence: 1000,
  campaign: null,
  status: 'active',
  since: '2026-08-15T10:00:00+00:00',
  nextChargeAt: '2026-12-15T10:00:00+00:00',
  resumesAt: null,
  nextAttemptAt: null,
  endsAt: null,
  endedAt: null,
  cardBrand: 'visa',
  cardLast4: '4242',
  isStopping: false,
}

test('only a running gift can be changed, and not while it is being stopped', () => {
  const changeable = (changes: Partial<MonthlyGift>) =>
    subscriptionStatuses.filter((status) => giftParts({...gift, ...changes, status}).length > 0)
  expect(changeable({})).toEqual(['active', 'failing', 'paused'])
  expect(changeable({isStopping: true})).toEqual([])
  expect(giftParts({...gift, endsAt: '2027-01-15T10:00:00+00:00'})).toEqual(['stop'])
})

test('a paused gift goes on first, and a refused card is replaced first', () => {
  expect(giftParts({...gift, status: 'paused'})[0]).toBe('resume')
  expect(giftParts({...gift, status: 'failing'})[0]).toBe('card')
})

test('a gift that ended is neither stopping nor ending', () => {
  const ended = {...gift, status: 'ended', isStopping: true, endsAt: '2027-01-15T10:00:00+00:00'} as const
  expect(standingOf(ended)).toBe('ended')
})
