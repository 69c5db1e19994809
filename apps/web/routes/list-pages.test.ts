import {expect, test} from 'vitest'
import {listPages} from './list-pages.ts'

const pages = listPages({path: '/naujienos', first: 7, others: 12})

test.each([0, 1, 7, 8, 10, 19, 20, 5000])('%i items are on one page each, and no page is empty', (count) => {
  const items = Array.from({length: count}, (_, index) => index)
  const shown = Array.from({length: pages.count(count)}, (_, index) => {
    const {from, to} = pages.range(index + 1)
    return items.slice(from, to)
  })
  expect(shown.flat()).toEqual(items)
  expect(shown.slice(1).every((page) => page.length > 0)).toBe(true)
  expect(pages.range(shown.length + 1).from).toBeGreaterThanOrEqual(count)
})

test('the first page is the list itself', () => {
  expect(pages.pathOf(1)).toBe('/naujienos')
  expect(pages.paths(20)).toEqual(['/naujienos', '/naujienos/puslapis/2', '/naujienos/puslapis/3'])
})

test('a further page has one address', () => {
  expect(['2', '3'].map((segment) => pages.furtherPage(segment, 20))).toEqual([2, 3])
})

test.each(['', '0', '1', '4', '02', '2.0', '2e0', '-2', ' 2', 'visos'])(
  'there is no page “%s”',
  (segment) => {
    expect(pages.furtherPage(segment, 20)).toBeUndefined()
  },
)

test('further pages can be below another path than the first', () => {
  const list = listPages({path: '/a', below: '/a/b', first: 1, others: 1})
  expect(list.paths(2)).toEqual(['/a', '/a/b/puslapis/2'])
})
