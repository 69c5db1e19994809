import {expect, test} from 'vitest'
import {feeFor, siblingFeeFor} from './school-fee.ts'

const monthly = {
  _type: 'schoolFee',
  amount: 25,
  amountTo: 30,
  per: 'month',
  siblingAmount: 20,
  lessonsPerTerm: 12,
  monthsPerTerm: 3,
} as const

test('the fee for the period that is paid for is the stated one', () => {
  expect(feeFor('month', monthly)).toEqual({amount: 25, amountTo: 30, isAbout: false})
  expect(feeFor('lesson', {_type: 'schoolFee', amount: 7})).toEqual({
    amount: 7,
    amountTo: null,
    isAbout: false,
  })
})

test('the fees for other periods follow from what a term has', () => {
  expect(feeFor('lesson', monthly)).toEqual({amount: 6.25, amountTo: 7.5, isAbout: true})
  expect(feeFor('term', monthly)).toEqual({amount: 75, amountTo: 90, isAbout: true})
  expect(siblingFeeFor('lesson', monthly)).toEqual({amount: 5, amountTo: null, isAbout: true})
  const perLesson = {_type: 'schoolFee', amount: 7, per: 'lesson', lessonsPerTerm: 12} as const
  expect(feeFor('term', perLesson)).toEqual({amount: 84, amountTo: null, isAbout: true})
  const perTerm = {_type: 'schoolFee', amount: 100, per: 'term', lessonsPerTerm: 13} as const
  expect(feeFor('lesson', perTerm)).toEqual({amount: 7.69, amountTo: null, isAbout: true})
})

test('nothing is worked out from what is not stated', () => {
  const {lessonsPerTerm: _lessons, ...withoutLessons} = monthly
  expect(feeFor('lesson', withoutLessons)).toBeUndefined()
  expect(feeFor('term', withoutLessons)).toMatchObject({amount: 75})
  const {monthsPerTerm: _months, ...withoutMonths} = monthly
  expect(feeFor('term', withoutMonths)).toBeUndefined()
  expect(feeFor('lesson', withoutMonths)).toBeUndefined()
  expect(feeFor('lesson', {_type: 'schoolFee', lessonsPerTerm: 12})).toBeUndefined()
  expect(siblingFeeFor('lesson', {_type: 'schoolFee', amount: 7})).toBeUndefined()
})
