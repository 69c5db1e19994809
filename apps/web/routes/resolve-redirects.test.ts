import {expect, test} from 'vitest'
import {defaultPathRedirects, resolveRedirects} from './resolve-redirects.ts'

const pages = new Set(['/', '/taptinariu', '/kaledos-2025', '/misios'])
const isPage = (path: string) => pages.has(path)
const event = (path: string | null) => ({_type: 'event' as const, slug: null, eventKey: 'kaledos-2025', path})
const toPage = (from: string, page: '/taptinariu') => ({from, page, document: null})
const toEvent = (from: string, path: string | null) => ({from, page: null, document: event(path)})

test('an old path redirects to a page of the site or to the current path of a document', () => {
  expect(
    resolveRedirects([toPage('/nariai', '/taptinariu'), toEvent('/kaledos', '/kaledos-2025')], isPage),
  ).toEqual({'/nariai': '/taptinariu', '/kaledos': '/kaledos-2025'})
})

test('a page takes precedence over a redirect from its path, even over one to itself', () => {
  expect(
    resolveRedirects([toPage('/misios', '/taptinariu'), toPage('/taptinariu', '/taptinariu')], isPage),
  ).toEqual({})
})

test('redirects without a target or from a malformed path are dropped', () => {
  const nowhere = {from: '/sena', page: null, document: null}
  expect(
    resolveRedirects(
      [nowhere, toEvent('/a', '/dar-nera'), toPage('kaledos', '/taptinariu'), toPage('/A b', '/taptinariu')],
      isPage,
    ),
  ).toEqual({})
})

test('a redirect may be from a path in a section of the site', () => {
  expect(resolveRedirects([toEvent('/naujienos/kaledos', '/kaledos-2025')], isPage)).toEqual({
    '/naujienos/kaledos': '/kaledos-2025',
  })
})

test('a path that is not a string is dropped', () => {
  const from = ['/a'] as unknown as string
  expect(resolveRedirects([toPage(from, '/taptinariu')], isPage)).toEqual({})
})

test('the default path of an event redirects to its custom one, unless another page has it', () => {
  const events = [
    {eventKey: 'kaledos-2025', path: '/kaledos-2025'},
    {eventKey: 'joniniai-2025', path: null},
  ]
  const redirects = defaultPathRedirects(events)
  expect(resolveRedirects(redirects, isPage)).toEqual({'/renginiai/kaledos-2025': '/kaledos-2025'})
  expect(resolveRedirects(redirects, (path) => isPage(path) || path.startsWith('/renginiai/'))).toEqual({})
})
