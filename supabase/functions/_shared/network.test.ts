import {expect, test} from 'vitest'
import {networkOf} from './network.ts'

const network = (headers: Record<string, string>) => networkOf(new Request('http://localhost', {headers}))

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (address, expected) => {
  expect(network({'cf-connecting-ip': address})).toBe(expected)
})

test('is unknown without the header, whatever the client claims', () => {
  expect(network({'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7'})).toBeUndefined()
})
