import {expect, test} from 'vitest'
import {documentPath} from './document-path.ts'

test('an event is found under its own address, else under its key', () => {
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

test('a news item is found under its slug, stored or projected', () => {
  expect(documentPath({_type: 'newsItem', slug: {current: 'kinas'}})).toBe('/naujienos/kinas')
  expect(documentPath({_type: 'newsItem', slug: 'kinas'})).toBe('/naujienos/kinas')
  expect(documentPath({_type: 'newsItem'})).toBeUndefined()
})

test('a campaign needs an address of its own', () => {
  expect(documentPath({_type: 'campaign', path: '/is-sirdies-i-sirdi'})).toBe('/is-sirdies-i-sirdi')
  expect(documentPath({_type: 'campaign', path: null})).toBeUndefined()
  expect(documentPath({_type: 'campaign', path: '@example.com'})).toBeUndefined()
})

test('a school is found under its slug', () => {
  expect(documentPath({_type: 'school', slug: {current: 'gulbe'}})).toBe('/mokykleles/gulbe')
  expect(documentPath({_type: 'school', slug: {}})).toBeUndefined()
})

test('there are two legal texts, found under their ids while they are drafts too', () => {
  expect(documentPath({_type: 'legalPage', _id: 'terms'})).toBe('/terms')
  expect(documentPath({_type: 'legalPage', _id: 'drafts.privacy'})).toBe('/privacy')
  expect(documentPath({_type: 'legalPage', _id: 'cookies'})).toBeUndefined()
})

test('what shows on a page of many documents is found there; a redirect has no page', () => {
  expect(documentPath({_type: 'group'})).toBe('/grupes')
  expect(documentPath({_type: 'photoAlbum'})).toBe('/fotografijos')
  expect(documentPath({_type: 'siteSettings'})).toBe('/')
  expect(documentPath({_type: 'redirect'})).toBeUndefined()
})
