import {expect, test} from 'vitest'
import {documentPath} from './document-path.ts'

test('an event has its custom path, otherwise its default path', () => {
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

test('the path of a news item ends in its slug, stored or projected', () => {
  expect(documentPath({_type: 'newsItem', slug: {current: 'kinas'}})).toBe('/naujienos/kinas')
  expect(documentPath({_type: 'newsItem', slug: 'kinas'})).toBe('/naujienos/kinas')
  expect(documentPath({_type: 'newsItem'})).toBeUndefined()
})

test('a campaign needs a custom path', () => {
  expect(documentPath({_type: 'campaign', path: '/is-sirdies-i-sirdi'})).toBe('/is-sirdies-i-sirdi')
  expect(documentPath({_type: 'campaign', path: null})).toBeUndefined()
  expect(documentPath({_type: 'campaign', path: '@example.com'})).toBeUndefined()
})

test('the path of a school ends in its slug', () => {
  expect(documentPath({_type: 'school', slug: {current: 'gulbe'}})).toBe('/mokykleles/gulbe')
  expect(documentPath({_type: 'school', slug: {}})).toBeUndefined()
})

test('the path of a legal page is its id, even for a draft', () => {
  expect(documentPath({_type: 'legalPage', _id: 'terms'})).toBe('/terms')
  expect(documentPath({_type: 'legalPage', _id: 'drafts.privacy'})).toBe('/privacy')
  expect(documentPath({_type: 'legalPage', _id: 'cookies'})).toBeUndefined()
})

test('the path of an album ends in its id, even for a draft', () => {
  expect(documentPath({_type: 'photoAlbum', _id: 'muge'})).toBe('/fotografijos/albumas/muge')
  expect(documentPath({_type: 'photoAlbum', _id: 'drafts.muge'})).toBe('/fotografijos/albumas/muge')
})

test('a document without its own page has the path of its list; a redirect has none', () => {
  expect(documentPath({_type: 'group'})).toBe('/grupes')
  expect(documentPath({_type: 'photoAlbum'})).toBe('/fotografijos')
  expect(documentPath({_type: 'siteSettings'})).toBe('/')
  expect(documentPath({_type: 'redirect'})).toBeUndefined()
})
