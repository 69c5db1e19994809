import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {bankPence} from './bank-sum.ts'

test.for([
  ['15', 1500],
  ['15.00', 1500],
  ['15.5', 1550],
  ['.50', 50],
  ['-15.00', -1500],
  ['−15.00', -1500],
  ['+15.00', 1500],
  ['15.00-', -1500],
  ['(15.00)', -1500],
  ['(£1,234.56)', -123_456],
  ['£(12.34)', -1234],
  ['£ (1,234.56)', -123_456],
  ['£1,234.56', 123_456],
  ['-£1,234.56', -123_456],
  ['£-1,234.56', -123_456],
  ['GBP 15', 1500],
  ['15.00 CR', 1500],
  ['15.00CR', 1500],
  ['15.00 DR', -1500],
  ['15.00 OD', -1500],
  ['1.234,56', 123_456],
  ['1 234,56', 123_456],
  ['1\u00a0234,56', 123_456],
  ["1'234.56", 123_456],
  ['1,234', 123_400],
  ['15,5', 1550],
  ['12.5000', 1250],
  ['0.00', 0],
  ['-0.00', 0],
  ['1,234,567.89', 123_456_789],
] as const)('„%s“ is %d pence', ([cell, pence]) => {
  expect(bankPence(cell)).toEqual({ok: true, pence})
})

test.for([
  ['=1+1', 'formula'],
  ['=SUM(A1:A9)', 'formula'],
  ['+1+1', 'formula'],
  ['-2+3', 'formula'],
  ['@SUM(1)', 'formula'],
  ['1.250', 'ambiguousAmount'],
  ['£1.250', 'ambiguousAmount'],
  ['', 'amount'],
  ['abc', 'amount'],
  ['€15', 'amount'],
  ['1.2.3', 'amount'],
  ['12/03/2026', 'amount'],
  ['M482137', 'amount'],
  ['15.005', 'ambiguousAmount'],
  ['1e3', 'amount'],
  ['50p', 'amount'],
] as const)('„%s“ is no sum: %s', ([cell, code]) => {
  expect(bankPence(cell)).toEqual({ok: false, code})
})

test('sums of a file with a comma before its pence are read so', () => {
  expect(bankPence('1.250', true)).toEqual({ok: true, pence: 125_000})
  expect(bankPence('1,250', true)).toEqual({ok: false, code: 'ambiguousAmount'})
  expect(bankPence('1.250,50', true)).toEqual({ok: true, pence: 125_050})
})

test('any sum is read as banks write it', () => {
  fc.assert(
    fc.property(fc.integer({min: -99_999_999, max: 99_999_999}), (pence) => {
      const [whole, decimals] = [
        Math.trunc(Math.abs(pence) / 100),
        String(Math.abs(pence) % 100).padStart(2, '0'),
      ]
      const grouped = (separator: string) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
      const sign = pence < 0 ? '-' : ''
      const written = [
        `${sign}${whole}.${decimals}`,
        `${sign}£${grouped(',')}.${decimals}`,
        `${sign}${grouped('.')},${decimals}`,
        `${grouped(',')}.${decimals}${sign}`,
        `${grouped(' ')}.${decimals} ${pence < 0 ? 'DR' : 'CR'}`,
        pence < 0 ? `(${grouped(',')}.${decimals})` : grouped(',') + `.${decimals}`,
      ]
      expect(written.map((cell) => [cell, bankPence(cell)])).toEqual(
        written.map((cell) => [cell, {ok: true, pence}]),
      )
    }),
  )
})
