import {expect, test} from 'vitest'
import {toTextLink} from './text-link-input.ts'

test.each([
  ['https://example.test/bilietai', 'https://example.test/bilietai'],
  ['  http://example.test ', 'http://example.test'],
  ['example.test/kalėdos', 'https://example.test/kalėdos'],
  ['www.example.test:8080/a', 'https://www.example.test:8080/a'],
  ['ona@example.test', 'mailto:ona@example.test'],
  ['mailto:ona@example.test?subject=Labas', 'mailto:ona@example.test?subject=Labas'],
  ['+44 (29) 2018-0000', 'tel:+442920180000'],
  ['029 2018 0000', 'tel:+442920180000'],
  ['8 612 34567', 'tel:+37061234567'],
  ['tel:+44 29 2018 0000', 'tel:+442920180000'],
])('%j is the link %j', (typed, link) => {
  expect(toTextLink(typed)).toBe(link)
})

test.each([
  '',
  ' ',
  'bilietai',
  'du žodžiai',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://example.test/%0aalert(1)',
  'data:text/html,x',
  'mailto:ona',
  'tel:ona',
  'file:///a.doc',
])('%j is no link', (typed) => {
  expect(toTextLink(typed)).toBeUndefined()
})
