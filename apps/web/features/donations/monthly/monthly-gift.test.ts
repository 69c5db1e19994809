import {subscriptionStatuses} from '@site/schemas/statuses/subscription'
import {expect, test} from 'vitest'
import {chargeAfterPause, giftParts, standingOf, type MonthlyGift} from './monthly-gift.ts'

test.each([
  ['2026-01-31T09:00:00Z', '2026-01-31T09:00:00Z', 1, '2026-02-28'],
  ['2028-01-31T09:00:00Z', '2027-10-31T09:00:00Z', 1, '2028-02-29'],
  ['2026-11-15T09:00:00Z', '2026-10-15T09:00:00Z', 2, '2027-01-15'],
  ['2026-12-31T12:00:00+00:00', '2026-08-31T12:00:00+00:00', 6, '2027-06-30'],
  // A shorter month had its charge on the last day.
  ['2026-02-28T09:00:00Z', '2026-01-31T09:00:00Z', 1, '2026-03-31'],
  ['2026-02-28T09:00:00Z', '2026-01-29T09:00:00Z', 2, '2026-04-29'],
  ['2026-02-28T09:00:00Z', '2026-01-28T09:00:00Z', 1, '2026-03-28'],
  ['2026-02-28T09:00:00Z', null, 1, '2026-03-28'],
  // In London it is already the next day.
  ['2026-06-30T23:30:00Z', '2026-05-30T23:30:00Z', 1, '2026-07-31'],
])(
  'of charges from %s on, begun on %s, %i are left out: the next is on %s',
  (nextChargeAt, since, months, day) => {
    expect(chargeAfterPause(nextChargeAt, since, months)).toBe(day)
  },
)

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
