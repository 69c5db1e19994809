import {expect, test} from 'vitest'
import {claimsSameAddress} from './page-address.ts'

const event = {_id: 'a', _type: 'event', eventKey: 'sventes-2026', path: '/sventes'}

test.each([
  ['its own path', {_type: 'campaign', path: '/sventes'}, true],
  ['an alias', {_type: 'event', eventKey: 'kita', path: '/kita', aliases: ['/sventes']}, true],
  ['the key', {_type: 'photoAlbum', eventKey: 'sventes-2026'}, true],
  ['another path and key', {_type: 'event', eventKey: 'kita', path: '/kita'}, false],
  ['no path', {_type: 'campaign', path: null}, false],
  ['malformed aliases', {_type: 'event', eventKey: 'kita', aliases: 'x'}, false],
])('an event and a document with %s', (_, other, expected) => {
  expect(claimsSameAddress(event, {_id: 'b', ...other})).toBe(expected)
})

test('albums share the page that lists them, but not their keys', () => {
  const album = (eventKey: string) => ({_id: eventKey, _type: 'photoAlbum', eventKey})
  expect(claimsSameAddress(album('muge'), album('joniniai'))).toBe(false)
  expect(claimsSameAddress(album('muge'), album('muge'))).toBe(true)
})
