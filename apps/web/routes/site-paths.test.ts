import {expect, test} from 'vitest'
import {pagePaths} from './pages.ts'
import {segmentBelowEvents} from './published-paths.ts'
import {sitePaths} from './site-paths.ts'

test('older news, events and pages of the news list are known but not prepared', () => {
  const news = Array.from({length: 150}, (_, n) => `naujiena-${n}`)
  const events = Array.from({length: 150}, (_, n) => ({eventKey: `renginys-${n}`, path: null, aliases: []}))
  const lists = Array.from({length: 12}, (_, n) => `/naujienos/puslapis/${n + 2}`)
  const published = {news, events, campaigns: [], schools: ['gulbe'], redirects: []}
  const {pages, prepared} = sitePaths(published, lists)
  const older = pages.filter((path) => !prepared.includes(path))
  expect(older).toEqual([
    ...news.slice(100).map((slug) => `/naujienos/${slug}`),
    ...events.slice(0, 50).map(({eventKey}) => `/renginiai/${eventKey}`),
    ...lists.slice(10),
    ...events.slice(0, 50).map(({eventKey}) => `/renginiai/${eventKey}/kalendorius.ics`),
  ])
  expect(prepared.every((path) => pages.includes(path))).toBe(true)
})

test('lists the pages of the site, its documents, the news list and the localized files', () => {
  const published = {
    news: ['kinas'],
    events: [{eventKey: 'kaledos-2025', path: '/kaledos-2025', aliases: ['/renginiai/kaledos']}],
    campaigns: ['/is-sirdies-i-sirdi'],
    schools: ['gulbe'],
    redirects: [{from: '/nariai', page: '/taptinariu' as const, document: null}],
  }
  const pages = [
    ...pagePaths,
    '/naujienos/kinas',
    '/kaledos-2025',
    '/renginiai/kaledos',
    '/is-sirdies-i-sirdi',
    '/mokykleles/gulbe',
    '/naujienos/puslapis/2',
    '/rss.xml',
    '/kalendorius.ics',
    '/manifest.webmanifest',
    '/renginiai/kaledos-2025/kalendorius.ics',
  ]
  expect(sitePaths(published, ['/naujienos', '/naujienos/puslapis/2'])).toEqual({
    pages,
    prepared: pages,
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
