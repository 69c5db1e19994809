import {expect, test} from 'vitest'
import {moveItem, type Placed} from './move-item.ts'

const items = (...positions: (number | undefined)[]): Placed[] =>
  positions.map((position, index) => ({id: 'abcdefgh'[index] ?? '', position}))

/** The order of the ids after a move, as the site would sort them. */
function orderAfter(list: Placed[], from: number, to: number): string {
  const changes = new Map(moveItem(list, from, to).map(({id, position}) => [id, position]))
  return list
    .map(({id, position}) => ({id, position: changes.get(id) ?? position ?? Infinity}))
    .toSorted((a, b) => a.position - b.position)
    .map(({id}) => id)
    .join('')
}

test.for([
  [0, 2, 'bcad'],
  [2, 0, 'cabd'],
  [3, 0, 'dabc'],
  [0, 3, 'bcda'],
  [1, 2, 'acbd'],
] as const)('a move from %i to %i writes one document', ([from, to, order]) => {
  const list = items(1, 2, 3, 4)
  expect(moveItem(list, from, to)).toHaveLength(1)
  expect(orderAfter(list, from, to)).toBe(order)
})

test('nothing is written when an item stays where it is', () => {
  expect(moveItem(items(1, 2), 1, 1)).toEqual([])
  expect(moveItem([], 0, 1)).toEqual([])
})

test('equal and missing positions are numbered again', () => {
  expect(orderAfter(items(10, 10, 10), 2, 0)).toBe('cab')
  expect(orderAfter(items(1, 2, undefined), 2, 1)).toBe('acb')
  expect(moveItem(items(1, 1, 3), 2, 1)).toEqual([
    {id: 'c', position: 2},
    {id: 'b', position: 3},
  ])
})

test('a thousand moves into the same gap keep the order', () => {
  let list = items(1, 2, 3)
  for (let move = 0; move < 1000; move += 1) {
    const order = list.map(({id}) => id)
    const changes = new Map(moveItem(list, 2, 1).map(({id, position}) => [id, position]))
    list = list
      .map(({id, position}) => ({id, position: changes.get(id) ?? position}))
      .toSorted((a, b) => Number(a.position) - Number(b.position))
    expect(list.map(({id}) => id)).toEqual([order[0], order[2], order[1]])
  }
})
