import {expect, test} from 'vitest'
import {newsPageRange, newsPageCount, newsPagePath, newsPagePaths} from './news-pages.ts'

test.each([0, 1, 7, 8, 10, 19, 20, 5000])('%i items are on one page each, and no page is empty', (count) => {
  const items = Array.from({length: count}, (_, index) => index)
  const pages = Array.from({length: newsPageCount(count)}, (_, index) => {
    const {from, to} = newsPageRange(index + 1)
    return items.slice(from, to)
  })
  expect(pages.flat()).toEqual(items)
  expect(pages.slice(1).every((page) => page.length > 0)).toBe(true)
  expect(newsPageRange(pages.length + 1).from).toBeGreaterThanOrEqual(count)
})

test('the first page is /naujienos itself', () => {
  expect(newsPagePath(1)).toBe('/naujienos')
  expect(newsPagePaths(20)).toEqual(['/naujienos', '/naujienos/puslapis/2', '/naujienos/puslapis/3'])
})
