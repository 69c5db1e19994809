import {pages} from '@site/schemas/routes/route-table'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {pageNamed, plainPath} from './sought-paths.ts'

test.each([
  ['/events', '/renginiai'],
  ['/membership', '/taptinariu'],
  ['/join', '/taptinariu'],
  ['/become-a-member', '/taptinariu'],
  ['/about', '/apie-mus'],
  ['/contact', '/kontaktai'],
  ['/donate', '/aukoti'],
  ['/home', '/'],
  ['/news', '/naujienos'],
  ['/schools', '/mokykleles'],
  ['/groups', '/grupes'],
  ['/photos', '/fotografijos'],
  ['/gallery', '/fotografijos'],
  ['/register', '/paskyra'],
  ['/login', '/paskyra'],
  ['/search', '/paieska'],
  ['/privacy-policy', '/privacy'],
  ['/accessibility', '/prieinamumas'],
])('%s is %s', (path, page) => {
  expect(pageNamed(path)).toBe(page)
})

test('the path of a page is no name of another', () => {
  expect(pages.filter(({path}) => pageNamed(path) !== undefined && pageNamed(path) !== path)).toEqual([])
  expect(pageNamed('/nothing')).toBeUndefined()
})

test.each([
  ['/kal%C4%97dos-2025', '/kaledos-2025'],
  ['/KALEDOS-2025', '/kaledos-2025'],
  ['/grup%C4%97s', '/grupes'],
  ['/mokykl%C4%97l%C4%97s/Gulb%C4%97', '/mokykleles/gulbe'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('%s is written plainly as %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
})

test('a plain path stays as it is, however it was written before', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const plain = plainPath(path)
      expect(plainPath(plain)).toBe(plain)
    }),
  )
})
