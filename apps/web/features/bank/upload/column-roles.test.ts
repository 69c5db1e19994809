import {expect, test} from 'vitest'
import type {StatementColumns} from '../statement/statement-line.ts'
import {rolesOf, withRole} from './column-roles.ts'

const columns: StatementColumns = {date: 0, texts: [1, 3], in: 4, out: 5, balance: 6, dateOrder: 'dmy'}

test('each column has a role', () => {
  expect(rolesOf(columns, 7)).toEqual(['date', 'text', 'none', 'text', 'in', 'out', 'balance'])
})

test.each([
  [2, 'text', {texts: [1, 2, 3]}],
  [1, 'none', {texts: [3]}],
  [1, 'date', {texts: [3], date: 1}],
  [4, 'amount', {amount: 4, in: undefined, out: undefined}],
  [6, 'none', {balance: undefined}],
  [0, 'text', {date: 0, texts: [0, 1, 3]}],
] as const)('column %i becomes %s', (place, role, changes) => {
  expect(withRole(columns, place, role)).toEqual({...columns, ...changes})
})

test('a column of money in takes the place of one with both', () => {
  expect(withRole({date: 0, texts: [1], amount: 2, dateOrder: 'dmy'}, 2, 'in')).toEqual({
    date: 0,
    texts: [1],
    in: 2,
    dateOrder: 'dmy',
  })
})

test.each(['amount', 'in', 'out', 'direction'] as const)(
  'what was said of signs ends when a column becomes %s',
  (role) => {
    const turned: StatementColumns = {date: 0, texts: [1], amount: 2, isTurned: true, dateOrder: 'dmy'}
    expect(withRole(turned, 3, role)).not.toHaveProperty('isTurned')
    expect(withRole(turned, 3, 'text')).toHaveProperty('isTurned', true)
  },
)
