import {expect, test} from 'vitest'
import {toWebLink} from './web-link-input.ts'

test.each([
  ['https://example.test/bilietai', 'https://example.test/bilietai'],
  ['  http://example.test ', 'http://example.test'],
  ['example.test/kalėdos', 'https://example.test/kalėdos'],
  ['www.example.test:8080/a', 'https://www.example.test:8080/a'],
])('%j is the address %j', (typed, link) => {
  expect(toWebLink(typed)).toBe(link)
})

test.each([
  '',
  ' ',
  'bilietai',
  'du žodžiai',
  'javascript:alert(1)',
  'mailto:ona@example.test',
  'file:///a.doc',
])('%j is no address of a page', (typed) => {
  expect(toWebLink(typed)).toBeUndefined()
})
