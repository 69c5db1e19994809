import {expect, test} from 'vitest'
import {balanceGap} from './balance-gap.ts'
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

test('balances that follow from the sums have no gap, whichever line is first', () => {
  expect(balanceGap(statement())).toBeNull()
  expect(balanceGap(statement().toReversed())).toBeNull()
})

test('a line that is missing is found', () => {
  expect(balanceGap(without(3))?.line).toBe(6)
  expect(balanceGap(without(3).toReversed())?.line).toBe(4)
})

test('a line that could not be read is no gap', () => {
  expect(balanceGap(without(3), [{line: 5, code: 'amount', cell: '4S.00'}])).toBeNull()
})

test('a bank may print the balance of some lines only', () => {
  const some = {0: {balancePence: null}, 2: {balancePence: null}}
  expect(balanceGap(statement(some))).toBeNull()
  expect(balanceGap(statement({...some, 4: {pence: -1300}}))?.line).toBe(6)
})

test('balances that hardly ever follow tell nothing', () => {
  expect(balanceGap(statement({1: {pence: 1}, 2: {pence: 1}, 3: {pence: 1}}))).toBeNull()
  expect(
    balanceGap(statement(Object.fromEntries(sums.map((_, index) => [index, {balancePence: null}])))),
  ).toBeNull()
})
