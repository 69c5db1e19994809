import {expect, test} from 'vitest'
import {resolveRedirects} from './resolve-redirects.ts'

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
