import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {formatPounds} from './format-money.ts'
import {readTypedPounds, typedPounds} from './typed-pounds.ts'

test.for([
  ['7,50', 7.5],
  ['7.50', 7.5],
  ['£7,50', 7.5],
  ['£7.5', 7.5],
  ['7,50 £', 7.5],
  ['7 svarai', 7],
  ['7 sv.', 7],
  ['GBP 12', 12],
  ['50p', 0.5],
  ['0', 0],
  ['750', 750],
  ['1 250', 1250],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  ['36’000', 36000],
  ['10 000', 10_000],
  ['10\u00a0000', 10_000],
  ['10\u2009000', 10_000],
  ['10\u202f000', 10_000],
  ['\u200e10 000\u200f', 10_000],
  ['1\u202f000,50\u00a0£', 1000.5],
  ['1.000,50', 1000.5],
  ['1,000.50', 1000.5],
  ['1 000.50', 1000.5],
  ['£ 1,000', 1000],
  ['1 000 GBP', 1000],
  ['gbp1,000,000.05', 1_000_000.05],
  ['1.000.000', 1_000_000],
  ['2 000 svarų', 2000],
  ['£\u00a05', 5],
  ['010', 10],
  ['19.99', 19.99],
  ['0.01', 0.01],
  ['50 p', 0.5],
  ['12,', 12],
  ['£1 250.', 1250],
  ['7.50.', 7.5],
] as const)('„%s“ is %d pounds', ([typed, pounds]) => {
  expect(readTypedPounds(typed)).toBe(pounds)
})

const noSums = ['', ' ', 'dešimt', 'abc', 'NaN', 'Infinity', '£', '€7', '5 €', '٥', '0x10', '1e3', '10²', '½']
const malformed = '-5|+5|−5|(5)|7–9|.5|12,,|7,5,0|1.2.3|7.505|12,5000|12 ,50'.split('|')
/** Of these nobody can know what was meant. */
const ambiguous = '1.250|1.000|10.000|7 50|1 2 3|10 00|1 0000|1,25,000|1.000 000|1,000 000,50'.split('|')

test.for([...noSums, ...malformed, ...ambiguous, '1'.repeat(400)])('„%s“ is not understood', (typed) => {
  expect(readTypedPounds(typed)).toBeNull()
})

test('a sum of any size is read as it is written in English, in Lithuanian, in a field and by a bank', () => {
  const ways = [
    (pounds: number) => formatPounds('en', pounds),
    (pounds: number) => formatPounds('lt', pounds),
    (pounds: number) => typedPounds(pounds),
    (pounds: number) => typedPounds(pounds, 'lt'),
    (pounds: number) => pounds.toLocaleString('lt', {minimumFractionDigits: 2}),
    (pounds: number) => pounds.toLocaleString('lt', {style: 'currency', currency: 'GBP'}),
    (pounds: number) => pounds.toLocaleString('de-DE', {minimumFractionDigits: 2}),
    (pounds: number) =>
      `GBP ${pounds.toLocaleString('en-GB', {minimumFractionDigits: 2}).replaceAll(',', ' ')}`,
  ]
  fc.assert(
    fc.property(fc.nat(1_000_000_00), (pence) => {
      const typed = ways.map((way) => way(pence / 100))
      expect(typed.map((each) => [each, readTypedPounds(each)])).toEqual(
        typed.map((each) => [each, pence / 100]),
      )
    }),
  )
})
