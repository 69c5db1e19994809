import {expect, test} from 'vitest'
import {defaultAddressRedirects, resolveRedirects} from './resolve-redirects.ts'

const pages = new Set(['/', '/taptinariu', '/kaledos-2025', '/misios'])
const isPage = (path: string) => pages.has(path)
const event = (path: string | null) => ({_type: 'event' as const, slug: null, eventKey: 'kaledos-2025', path})
const toPage = (from: string, page: '/taptinariu') => ({from, page, document: null})
const toEvent = (from: string, path: string | null) => ({from, page: null, document: event(path)})

test('an old address leads to a page of the site, or to where the document is now', () => {
  expect(
    resolveRedirects([toPage('/nariai', '/taptinariu'), toEvent('/kaledos', '/kaledos-2025')], isPage),
  ).toEqual({'/nariai': '/taptinariu', '/kaledos': '/kaledos-2025'})
})

test('a page wins over a redirect from its address, which also keeps anything from leading to itself', () => {
  expect(
    resolveRedirects([toPage('/misios', '/taptinariu'), toPage('/taptinariu', '/taptinariu')], isPage),
  ).toEqual({})
})

test('what leads nowhere, or starts at what cannot be an address, is left out', () => {
  const nowhere = {from: '/sena', page: null, document: null}
  expect(
    resolveRedirects(
      [nowhere, toEvent('/a', '/dar-nera'), toPage('kaledos', '/taptinariu'), toPage('/A b', '/taptinariu')],
      isPage,
    ),
  ).toEqual({})
})

test('an address that once was below a section of the site leads on', () => {
  expect(resolveRedirects([toEvent('/naujienos/kaledos', '/kaledos-2025')], isPage)).toEqual({
    '/naujienos/kaledos': '/kaledos-2025',
  })
})

test('an address that is no text is none', () => {
  const from = ['/a'] as unknown as string
  expect(resolveRedirects([toPage(from, '/taptinariu')], isPage)).toEqual({})
})

test('the default address of an event leads to its own, unless another page is there', () => {
  const events = [
    {eventKey: 'kaledos-2025', path: '/kaledos-2025'},
    {eventKey: 'joniniai-2025', path: null},
  ]
  const redirects = defaultAddressRedirects(events)
  expect(resolveRedirects(redirects, isPage)).toEqual({'/renginiai/kaledos-2025': '/kaledos-2025'})
  expect(resolveRedirects(redirects, (path) => isPage(path) || path.startsWith('/renginiai/'))).toEqual({})
})
