import {expect, test} from 'vitest'
import {documentPath} from './document-path.ts'

test('an event has its custom path, otherwise one made from its key', () => {
  expect(documentPath({_type: 'event', eventKey: 'kaledos-2025', path: '/kaledos-2025'})).toBe(
    '/kaledos-2025',
  )
  expect(documentPath({_type: 'event', eventKey: 'joniniai-2025'})).toBe('/renginiai/joniniai-2025')
  expect(documentPath({_type: 'event', eventKey: 'joniniai-2025', path: ''})).toBe('/renginiai/joniniai-2025')
  expect(documentPath({_type: 'event', eventKey: 'joniniai-2025', path: 'no-slash'})).toBe(
    '/renginiai/joniniai-2025',
  )
  expect(documentPath({_type: 'event', eventKey: 'joniniai-2025', path: '/apie-mus'})).toBe(
    '/renginiai/joniniai-2025',
  )
  expect(documentPath({_type: 'event'})).toBeUndefined()
  expect(documentPath({_type: 'event', path: '/kaledos-2025'})).toBeUndefined()
})

test('a news item has a path made from its slug, stored or projected', () => {
  expect(documentPath({_type: 'newsItem', slug: {current: 'kinas'}})).toBe('/naujienos/kinas')
  expect(documentPath({_type: 'newsItem', slug: 'kinas'})).toBe('/naujienos/kinas')
  expect(documentPath({_type: 'newsItem'})).toBeUndefined()
})

test('a campaign needs a custom path', () => {
  expect(documentPath({_type: 'campaign', path: '/is-sirdies-i-sirdi'})).toBe('/is-sirdies-i-sirdi')
  expect(documentPath({_type: 'campaign', path: null})).toBeUndefined()
  expect(documentPath({_type: 'campaign', path: '@example.com'})).toBeUndefined()
})

test('a school has a path made from its slug', () => {
  expect(documentPath({_type: 'school', slug: {current: 'gulbe'}})).toBe('/mokykleles/gulbe')
  expect(documentPath({_type: 'school', slug: {}})).toBeUndefined()
})

test('the two legal texts have paths made from their ids, drafts included', () => {
  expect(documentPath({_type: 'legalPage', _id: 'terms'})).toBe('/terms')
  expect(documentPath({_type: 'legalPage', _id: 'drafts.privacy'})).toBe('/privacy')
  expect(documentPath({_type: 'legalPage', _id: 'cookies'})).toBeUndefined()
})

test('a document without a page of its own has that of its list; a redirect has none', () => {
  expect(documentPath({_type: 'group'})).toBe('/grupes')
  expect(documentPath({_type: 'photoAlbum'})).toBe('/fotografijos')
  expect(documentPath({_type: 'siteSettings'})).toBe('/')
  expect(documentPath({_type: 'redirect'})).toBeUndefined()
})
