import {expect, test} from 'vitest'
import {pagePaths} from './pages.ts'
import {segmentBelowEvents} from './published-paths.ts'
import {sitePaths} from './site-paths.ts'

test('lists the pages of the site, its documents, the news list and the localized files', () => {
  const published = {
    news: ['kinas'],
    events: [{eventKey: 'kaledos-2025', path: '/kaledos-2025', aliases: ['/renginiai/kaledos']}],
    campaigns: ['/is-sirdies-i-sirdi'],
    schools: ['gulbe'],
    redirects: [{from: '/nariai', page: '/taptinariu' as const, document: null}],
  }
  expect(sitePaths(published, ['/naujienos', '/naujienos/puslapis/2'])).toEqual({
    pages: [
      ...pagePaths,
      '/naujienos/kinas',
      '/kaledos-2025',
      '/renginiai/kaledos',
      '/is-sirdies-i-sirdi',
      '/mokykleles/gulbe',
      '/naujienos/puslapis/2',
      '/rss.xml',
      '/kalendorius.ics',
      '/renginiai/kaledos-2025/kalendorius.ics',
    ],
    redirects: {'/nariai': '/taptinariu', '/renginiai/kaledos-2025': '/kaledos-2025'},
  })
})

test.each([
  ['/renginiai/kaledos', 'kaledos'],
  ['/renginiai', undefined],
  ['/renginiai/', undefined],
  ['/renginiai/kaledos/programa', undefined],
  ['/kaledos', undefined],
])('the segment of %s below the events page is %s', (path, segment) => {
  expect(segmentBelowEvents(path)).toBe(segment)
})
