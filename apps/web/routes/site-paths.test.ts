import {expect, test} from 'vitest'
import {pagePaths} from './pages.ts'
import {newestPaths, segmentBelowEvents} from './published-paths.ts'
import {sitePaths} from './site-paths.ts'

test('a build prepares the newest 100 news and events', () => {
  const news = Array.from({length: 150}, (_, n) => `naujiena-${n}`)
  const events = Array.from({length: 150}, (_, n) => ({
    eventKey: `renginys-${n}`,
    path: null,
    aliases: [],
    hasForm: false,
  }))
  const published = {news, events, campaigns: [], schools: ['gulbe'], redirects: []}
  expect(newestPaths(published)).toEqual({
    ...published,
    news: news.slice(0, 100),
    events: events.slice(50),
  })
})

test('lists the pages of the site, its documents, the news list, the localized files and the pages of forms', () => {
  const published = {
    news: ['kinas'],
    events: [
      {eventKey: 'kaledos-2025', path: '/kaledos-2025', aliases: ['/renginiai/kaledos'], hasForm: false},
      {eventKey: 'begimas', path: '/begimas', aliases: [], hasForm: true},
    ],
    campaigns: ['/is-sirdies-i-sirdi'],
    schools: ['gulbe'],
    redirects: [{from: '/nariai', page: '/taptinariu' as const, document: null}],
  }
  const pages = [
    ...pagePaths,
    '/naujienos/kinas',
    '/kaledos-2025',
    '/renginiai/kaledos',
    '/begimas',
    '/is-sirdies-i-sirdi',
    '/mokykleles/gulbe',
    '/naujienos/puslapis/2',
    '/rss.xml',
    '/kalendorius.ics',
    '/manifest.webmanifest',
    '/renginiai/kaledos-2025/kalendorius.ics',
    '/renginiai/begimas/kalendorius.ics',
    '/registracija/begimas',
    '/aukoti/is-sirdies-i-sirdi',
  ]
  expect(sitePaths(published, ['/naujienos', '/naujienos/puslapis/2'])).toEqual({
    pages,
    redirects: {
      '/nariai': '/taptinariu',
      '/renginiai/kaledos-2025': '/kaledos-2025',
      '/renginiai/begimas': '/begimas',
    },
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
