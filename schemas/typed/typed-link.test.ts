import {expect, test} from 'vitest'
import {completeLink, completeWebAddress, isContact, isPath, isWholeAddress} from './typed-link.ts'

test.for([
  ['youtube.com/watch?v=abc', 'https://youtube.com/watch?v=abc'],
  [' www.lituanica.lt ', 'https://www.lituanica.lt'],
  ['žemėlapis.lt/vieta#salė', 'https://žemėlapis.lt/vieta#salė'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['//example.com/a', 'https://example.com/a'],
  ['<https://example.com>', 'https://example.com'],
  ['info@example.com', 'mailto:info@example.com'],
  ['+44 29 2018 0000', 'tel:+442920180000'],
] as const)('„%s“ is completed to %s', ([typed, link]) => {
  expect(completeLink(typed)).toBe(link)
})

test.for([
  'https://example.com/a',
  'http://example.com',
  'mailto:info@example.com',
  'tel:+442920180000',
  '/kontaktai',
  'javascript:alert(1)',
  'kontaktai',
  '',
])('„%s“ stays as it is', (typed) => {
  expect(completeLink(typed)).toBe(typed)
})

test('an email address is no web address', () => {
  expect(completeWebAddress('youtube.com')).toBe('https://youtube.com')
  expect(completeWebAddress('info@example.com')).toBe('info@example.com')
  expect(['info@example.com', 'mailto:info@example.com', '+44 29 2018 0000'].every(isContact)).toBe(true)
  expect(isContact('https://example.com/@info')).toBe(false)
})

test('whole addresses lead somewhere', () => {
  const whole = [
    'https://example.com',
    'http://localhost:12111/link',
    'mailto:info@example.com',
    'mailto:info@example.com?subject=Labas',
    'tel:+442920180000',
  ]
  expect(whole.filter((link) => !isWholeAddress(link))).toEqual([])
  const others = [
    'example.com',
    '/kontaktai',
    'javascript:alert(1)',
    'https://kontaktai',
    'https://a b.lt',
    'mailto:info',
    'tel:labas',
    'file:///a',
  ]
  expect(others.filter(isWholeAddress)).toEqual([])
})

test('a path begins with one slash', () => {
  expect(['/kontaktai', '/'].every(isPath)).toBe(true)
  expect(['kontaktai', '//example.com', 'https://example.com/'].some(isPath)).toBe(false)
})
