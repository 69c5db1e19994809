import {expect, test} from 'vitest'
import {columnsOf, orderOf, usualOrder} from './usual-order.ts'

test('a list is in the order that the address asks for', () => {
  const sort = {by: 'author', isDescending: true} as const
  expect(orderOf({segment: 'all', sort})).toEqual(sort)
  expect(orderOf({segment: 'deleted', sort: {by: 'deleted', isDescending: false}}).isDescending).toBe(false)
})

test('an order that the segment does not have is the usual one', () => {
  expect(orderOf({segment: 'waiting', sort: {by: 'deleted', isDescending: true}})).toBe(usualOrder.waiting)
  expect(orderOf({segment: 'all', sort: {by: 'email', isDescending: true}})).toBe(usualOrder.all)
  expect(orderOf({segment: 'reported', sort: null})).toBe(usualOrder.reported)
})

test('every usual order is by a column that is shown', () => {
  for (const segment of ['waiting', 'reported', 'all', 'deleted'] as const) {
    expect(columnsOf(segment)).toContain(usualOrder[segment].by)
  }
})
