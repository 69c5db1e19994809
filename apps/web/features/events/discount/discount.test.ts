import {describe, expect, test} from 'vitest'
import {discountIn, linkWithCode, standingOf, toDiscountError} from './discount.ts'

describe('the standing of whoever is logged in', () => {
  test.each([
    [{status: 'active', isActive: true}, 'member'],
    [{status: 'grace', isActive: true}, 'member'],
    [{status: 'grace', isActive: false}, 'none'],
    [{status: 'pending', isActive: false}, 'waiting'],
    [{status: 'expired', isActive: false}, 'former'],
    [{status: 'cancelled', isActive: false}, 'none'],
    [null, 'none'],
  ] as const)('%j is %s', (membership, standing) => {
    expect(standingOf(membership)).toBe(standing)
  })
})

describe('an answer of create-discount-code', () => {
  const answer = {code: 'NARYS-ABCD2345', amountPence: 500, validUntil: '2025-12-15T10:00:00+00:00'}

  test('is the code and its end', () => {
    expect(discountIn(answer)).toEqual({code: answer.code, validUntil: answer.validUntil})
  })

  test.each([[null], ['NARYS'], [{}], [{...answer, code: 7}], [{...answer, validUntil: 'soon'}]])(
    '%j is none',
    (other) => expect(discountIn(other)).toBeUndefined(),
  )
})

test.each([
  ['members_only', 'forbidden', 'membersOnly'],
  ['not_found', 'failed', 'noCodes'],
  ['code_used', 'duplicate', 'used'],
  ['code_expired', 'duplicate', 'expired'],
  ['payments_unavailable', 'unavailable', 'unavailable'],
  ['too_many', 'tooMany', 'tooMany'],
  ['unauthorized', 'failed', 'loggedOut'],
  ['', 'offline', 'offline'],
  ['', 'loggedOut', 'loggedOut'],
  ['', 'forbidden', 'failed'],
  ['misconfigured', 'failed', 'failed'],
])('the refusal %j (%s) is %s', (code, error, expected) => {
  expect(toDiscountError({code, error})).toBe(expected)
})

test('a ticket link gets the code beside what it has', () => {
  const code = 'NARYS-ABCD2345'
  expect(linkWithCode('https://buy.stripe.com/abc', code)).toBe(
    `https://buy.stripe.com/abc?prefilled_promo_code=${code}`,
  )
  expect(linkWithCode('https://buy.stripe.com/abc?locale=lt&prefilled_promo_code=OLD#a', code)).toBe(
    `https://buy.stripe.com/abc?locale=lt&prefilled_promo_code=${code}#a`,
  )
})
