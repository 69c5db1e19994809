import {expect, test} from 'vitest'
import {newsAfter, newsOnPage, newsPageCount, newsPagePath} from './news-pages.ts'

const news = (count: number) => Array.from({length: count}, (_, index) => ({_id: `item-${index + 1}`}))

test.each([0, 1, 7, 8, 10, 19, 20, 5000])(
  '%i items are all on the pages, each once, and no page is empty',
  (count) => {
    const items = news(count)
    const pages = Array.from({length: newsPageCount(count)}, (_, index) => newsOnPage(items, index + 1))
    expect(pages.flat()).toEqual(items)
    expect(pages.slice(1).every((page) => page.length > 0)).toBe(true)
    expect(newsOnPage(items, pages.length + 1)).toEqual([])
  },
)

test('no page holds more than a dozen', () => {
  expect(newsOnPage(news(5000), 300)).toHaveLength(12)
})

test('the first page is the list itself', () => {
  expect([newsPagePath(1), newsPagePath(2)]).toEqual(['/naujienos', '/naujienos/puslapis/2'])
})

test('what follows an item is one page at most, and goes on where it ended', () => {
  const items = news(30)
  expect(newsAfter(items, 'item-7')).toEqual(newsOnPage(items, 2))
  expect(newsAfter(items, 'item-19')).toEqual(items.slice(19))
  expect(newsAfter(items, 'item-30')).toEqual([])
  expect(newsAfter(items, 'deleted')).toEqual([])
})
