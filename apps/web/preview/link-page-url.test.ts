import {expect, test} from 'vitest'
import {type LinkFault, linkPageUrl, readLinkFault} from './link-page-url.ts'

const at = Date.parse('2026-03-08T12:00:00Z')

test.each<LinkFault>([{reason: 'expired', at}, {reason: 'revoked', at}, {reason: 'invalid'}])(
  'the page reads back what $reason says',
  (fault) => {
    expect(readLinkFault(new URL(linkPageUrl(fault), 'http://localhost').searchParams)).toEqual(fault)
  },
)

test('a time that is none makes no claim', () => {
  expect(readLinkFault(new URLSearchParams('expired=soon'))).toEqual({reason: 'invalid'})
})
