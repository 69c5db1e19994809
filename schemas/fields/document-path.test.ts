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
  expect(documentPath({_type: 'event'})).toBeUndefined()
})

test('a news item is found under its slug, stored or projected', () => {
  expect(documentPath({_type: 'newsItem', slug: {current: 'kinas'}})).toBe('/naujienos/kinas')
  expect(documentPath({_type: 'newsItem', slug: 'kinas'})).toBe('/naujienos/kinas')
  expect(documentPath({_type: 'newsItem'})).toBeUndefined()
})

test('a campaign needs an address of its own', () => {
  expect(documentPath({_type: 'campaign', path: '/is-sirdies-i-sirdi'})).toBe('/is-sirdies-i-sirdi')
  expect(documentPath({_type: 'campaign', path: null})).toBeUndefined()
})
