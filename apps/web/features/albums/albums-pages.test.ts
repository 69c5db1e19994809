import {expect, test} from 'vitest'
import {albumsPaths} from './albums-pages.ts'

test('each album has a page, and those with many photos further ones, as the list has', () => {
  const albums = [25, 0, 24, 1, 1, 1, 1].map((photoCount, n) => ({_id: `a${n}`, photoCount}))
  expect(albumsPaths(albums)).toEqual([
    '/fotografijos',
    '/fotografijos/puslapis/2',
    '/fotografijos/albumas/a0',
    '/fotografijos/albumas/a0/puslapis/2',
    ...[1, 2, 3, 4, 5, 6].map((n) => `/fotografijos/albumas/a${n}`),
  ])
})
