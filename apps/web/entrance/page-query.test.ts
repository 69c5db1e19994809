import type {IncomingMessage} from 'node:http'
import {expect, test} from 'vitest'
import {querySetAside, setQueryAside} from './page-query.ts'

/** What is left of the URL, and the query that the proxy gets. */
function setAside(url: string, headers: Record<string, string> = {}) {
  const request = {url, headers: {...headers}} as Pick<IncomingMessage, 'url' | 'headers'> as IncomingMessage
  setQueryAside(request)
  return {url: request.url, query: querySetAside(new Headers(request.headers as Record<string, string>))}
}

test.each([
  ['/?a=1', '/'],
  ['/en?a=1', '/en'],
  ['/kontaktai?token=abc', '/kontaktai'],
  ['/en/naujienos/kinas?fbclid=x%20y', '/en/naujienos/kinas'],
  ['/lt/paieska?q=kaina', '/lt/paieska'],
  ['/KONTAKTAI?a=b?c', '/KONTAKTAI'],
])('the page of %s is rendered without it', (url, path) => {
  expect(setAside(url)).toEqual({url: path, query: url.slice(path.length)})
})

test.each([
  '/kontaktai',
  '/paieska?q=kaina',
  '/en/paieska?q=price',
  '/api/search?q=kaina',
  '/_next/static/a.js?dpl=1',
  // Next redirects these, with their query.
  '/kontaktai/?a=1',
  '//kontaktai?a=1',
])('%s stays as it is', (url) => {
  expect(setAside(url)).toEqual({url, query: ''})
})

test('the parameter of the router stays where the router asks', () => {
  const url = '/kontaktai?token=abc&_rsc=1k2'
  expect(setAside(url, {rsc: '1'})).toEqual({url: '/kontaktai?_rsc=1k2', query: '?token=abc&_rsc=1k2'})
  expect(setAside(url).url).toBe('/kontaktai')
})

test('nobody outside says what was set aside', () => {
  expect(setAside('/kontaktai', {'x-page-query': 'a=1'}).query).toBe('')
})
