import {expect, test} from 'vitest'
import {newsYearPaths} from './news-pages.ts'

test('a year has pages at its own address, and the newest also on the page of all news', () => {
  const items = new Map([
    ['2025', 61],
    ['2024', 60],
    ['2019', 121],
  ])
  expect([...new Set(newsYearPaths(items))]).toEqual([
    '/naujienos/puslapis/visos/2025',
    '/naujienos/puslapis/visos',
    '/naujienos/puslapis/visos/2025/puslapis/2',
    '/naujienos/puslapis/visos/2024',
    '/naujienos/puslapis/visos/2019',
    '/naujienos/puslapis/visos/2019/puslapis/2',
    '/naujienos/puslapis/visos/2019/puslapis/3',
  ])
})
