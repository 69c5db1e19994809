import {expect, test} from 'vitest'
import {pages} from './route-table.ts'

test('every page is listed once', () => {
  const paths = pages.map(({path}) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(path).toMatch(/^\/([a-z-]+(\/[a-z-]+)*)?$/)
})

test('every link target has a title in both languages', () => {
  const titles = pages.flatMap((page) => ('linkTitle' in page ? [page.linkTitle] : []))
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles) expect(title.lt.trim() && title.en.trim()).not.toBe('')
})
