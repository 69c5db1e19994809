import {expect, it} from 'vitest'
import {memberPriceKey} from './member-price.ts'

const prices = [
  {_key: 'adults', amount: 20},
  {_key: 'members', amount: 15},
  {_key: 'children', amount: 5},
]

it('is the highest less the discount', () => {
  expect(memberPriceKey({prices, memberDiscount: {amount: 5}})).toBe('members')
})

it('is none where no price is that much, or there is no discount', () => {
  expect(memberPriceKey({prices, memberDiscount: {amount: 2}})).toBeUndefined()
  expect(memberPriceKey({prices, memberDiscount: {}})).toBeUndefined()
  expect(memberPriceKey({prices, memberDiscount: null})).toBeUndefined()
  expect(memberPriceKey({prices: null, memberDiscount: {amount: 5}})).toBeUndefined()
  expect(memberPriceKey({prices: [], memberDiscount: {amount: 5}})).toBeUndefined()
})
