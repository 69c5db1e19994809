import {expect, test} from 'vitest'
import {type LinkFault, linkPageUrl, readLinkFault} from './link-page-url.ts'

const at = Date.parse('2026-03-08T12:00:00Z')

test.each<LinkFault>([
  {reason: 'expired', at},
  {reason: 'revoked', at},
  {reason: 'ended', at, page: '/en/naujienos?puslapis=2'},
  {reason: 'invalid'},
])('the page reads back what $reason says', (fault) => {
  expect(readLinkFault(new URL(linkPageUrl(fault), 'http://localhost').searchParams)).toEqual(fault)
})

test.each(['', 'https://example.com', '//example.com', '/\\example.com'])(
  'a preview that has ended leads to no other site: %s',
  (page) => {
    const query = new URLSearchParams({ended: new Date(at).toISOString(), page})
    expect(readLinkFault(query)).toEqual({reason: 'invalid'})
  },
)

test('a time that is none makes no claim', () => {
  expect(readLinkFault(new URLSearchParams('expired=soon'))).toEqual({reason: 'invalid'})
})
