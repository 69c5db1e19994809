import {expect, test} from 'vitest'
import {linkTarget} from './link-target.ts'

const target = (href: string | null) => linkTarget(href, 'https://bendruomene.example')

test.each([
  ['/kontaktai', '/kontaktai'],
  ['/renginiai?nuo=laisko#past', '/renginiai?nuo=laisko#past'],
  ['/en/kontaktai', '/kontaktai'],
  ['https://bendruomene.example/en/apie-mus', '/apie-mus'],
  [' /apie-mus ', '/apie-mus'],
])('%s leads to a page of the site', (href, path) => {
  expect(target(href)).toEqual({kind: 'internal', path})
})

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['http://example.com', 'http://example.com/'],
  ['//example.com/x', 'https://example.com/x'],
  ['/\\example.com', 'https://example.com/'],
  ['/\t/example.com', 'https://example.com/'],
])('%s leads to another site', (typed, href) => {
  expect(target(typed)).toEqual({kind: 'external', href})
})

test.each(['mailto:info@example.com?subject=Labas', 'tel:+441632960123'])('%s is a contact', (href) => {
  expect(target(href)).toEqual({kind: 'contact', href})
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
])('%j leads nowhere', (href) => {
  expect(target(href)).toBeUndefined()
})
