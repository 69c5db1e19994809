import {expect, test} from 'vitest'
import {contradicts, sourceOf} from './accounts.ts'
import type {StatementLine} from './statement-line.ts'

const lineOf = (on: string, pence: number, balancePence: number | null = null): StatementLine => ({
  line: 1,
  on,
  pence,
  text: '',
  bankId: null,
  balancePence,
})

const november = [
  lineOf('2026-11-19', 500, 50_000),
  lineOf('2026-11-20', 5000, 55_000),
  lineOf('2026-11-22', 12_000, 67_000),
]

test.for([
  ['nothing is known', [], false],
  ['the same lines', november, false],
  ['the days before', [lineOf('2026-11-18', 100, 49_500)], false],
  ['other sums and balances on one of its days', [lineOf('2026-11-20', 5000, 905_000)], true],
  ['a line within its period that it has not', [lineOf('2026-11-21', 700)], true],
  [
    'the first of its lines of a day',
    [lineOf('2026-11-19', 500, 50_000), lineOf('2026-11-19', -20, 49_980)],
    false,
  ],
  ['the same line from a file without balances', [lineOf('2026-11-20', 5000)], false],
] as const)('%s: contradicts is %3$s', ([, known, isAgainst]) => {
  expect(contradicts(november, [...known])).toBe(isAgainst)
})

test('the next file of a layout and a name has the same source', () => {
  const source = (fileName: string, layout = 'starling', named = '') => sourceOf({named, layout, fileName})
  expect(source('StarlingStatement_2026-11.csv')).toBe(source('StarlingStatement_2026-12 (1).csv'))
  expect(source('export_20261128.csv')).toBe(source('export_20261205T093012.csv'))
  expect(source('Savings_2026-11.csv')).not.toBe(source('Main_2026-11.csv'))
  expect(source('statement-1234.csv')).not.toBe(source('statement-5678.csv'))
  expect(source('a.csv', 'starling')).not.toBe(source('a.csv', 'monzo'))
  expect(source('a.csv', 'starling', '12345678')).toBe(source('b.ofx', 'ofx', '12345678'))
})
