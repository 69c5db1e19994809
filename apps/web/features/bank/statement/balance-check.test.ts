import {expect, test} from 'vitest'
import {checkBalances} from './balance-check.ts'
import type {StatementLine} from './statement-line.ts'

const sums = [1500, -650, 2000, 4500, -1200, 300]

const statement = (changes: Record<number, Partial<StatementLine>> = {}): StatementLine[] => {
  let balance = 50_000
  return sums.map((pence, index) => {
    balance += pence
    return {
      line: index + 2,
      on: '2026-11-10',
      pence,
      text: '',
      bankId: null,
      balancePence: balance,
      ...changes[index],
    }
  })
}

const without = (place: number) => statement().filter((_, index) => index !== place)

const gapsOf = (...file: Parameters<typeof checkBalances>) =>
  checkBalances(...file).gaps.map(({line}) => line)

test('balances that follow from the sums have no gap, whichever line is first', () => {
  expect(checkBalances(statement())).toEqual({steps: 5, gaps: [], isNewestFirst: false})
  expect(checkBalances(statement().toReversed())).toEqual({steps: 5, gaps: [], isNewestFirst: true})
})

test('a line that is missing is found', () => {
  expect(gapsOf(without(3))).toEqual([6])
  expect(gapsOf(without(3).toReversed())).toEqual([4])
})

test('a line that could not be read is no gap', () => {
  expect(gapsOf(without(3), [{line: 5, code: 'amount', cell: '4S.00'}])).toEqual([])
})

test('a bank may print the balance of some lines only', () => {
  const some = {0: {balancePence: null}, 2: {balancePence: null}}
  expect(gapsOf(statement(some))).toEqual([])
  expect(gapsOf(statement({...some, 4: {pence: -1300}}))).toEqual([6])
})

test('a fee has its balance with the sum of its row, whichever line is first', () => {
  const withFees = statement().flatMap((line) => [
    {...line, pence: line.pence + 120, balancePence: (line.balancePence ?? 0) + 120},
    {...line, pence: -120},
  ])
  expect(gapsOf(withFees)).toEqual([])
  const newestFirst = [6, 5, 4, 3, 2, 7].flatMap((row) => withFees.filter(({line}) => line === row))
  expect(gapsOf(newestFirst.filter(({line}) => line < 7))).toEqual([])
})

test('balances that hardly ever follow are all gaps, and without any there is none', () => {
  expect(gapsOf(statement({1: {pence: 1}, 2: {pence: 1}, 3: {pence: 1}}))).toEqual([3, 4, 5])
  const nowhere = Object.fromEntries(sums.map((_, index) => [index, {balancePence: null}]))
  expect(checkBalances(statement(nowhere))).toEqual({steps: 0, gaps: [], isNewestFirst: null})
})
