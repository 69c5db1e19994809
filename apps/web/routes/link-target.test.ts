import {expect, test} from 'vitest'
import {linkTarget} from './link-target.ts'

const target = (address: string | null) => linkTarget(address, 'https://bendruomene.example')

test.each([
  ['/kontaktai', '/kontaktai'],
  ['/renginiai?nuo=laisko#past', '/renginiai?nuo=laisko#past'],
  ['/en/kontaktai', '/kontaktai'],
  ['https://bendruomene.example/en/apie-mus', '/apie-mus'],
  [' /apie-mus ', '/apie-mus'],
])('%s is a page of the site', (address, path) => {
  expect(target(address)).toEqual({kind: 'page', path})
})

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['http://example.com', 'http://example.com/'],
  ['//example.com/x', 'https://example.com/x'],
  ['/\\example.com', 'https://example.com/'],
  ['/\t/example.com', 'https://example.com/'],
])('%s is another site', (address, href) => {
  expect(target(address)).toEqual({kind: 'web', href})
})

test.each(['mailto:info@example.com?subject=Labas', 'tel:+441632960123'])('%s is a contact', (address) => {
  expect(target(address)).toEqual({kind: 'contact', href: address})
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://bendruomene.example/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'https://',
  '',
  '  ',
  null,
])('%j leads nowhere', (address) => {
  expect(target(address)).toBeUndefined()
})
