import {describe, expect, test} from 'vitest'
import {redirectUrlCheck} from './redirect-urls.ts'

const isAllowed = redirectUrlCheck('https://example.org', [
  'https://example.org/**',
  'https://*.preview.example.com/en/*',
  'https://{a,b}.example.net/?/[0-9]',
  'app.example://callback',
])

describe('a link may lead to', () => {
  test.each([
    'https://example.org',
    'https://example.org/en/auth/confirm?a=b#c',
    'https://pr-1.preview.example.com/en/page',
    'https://pr-1.preview.example.com/en/#fragment',
    'https://b.example.net/x/7',
    'app.example://callback',
    'http://127.0.0.1:5000/anything',
  ])('%s', (url) => expect(isAllowed(url)).toBe(true))
})

describe('a link may not lead to', () => {
  test.each([
    '',
    '/en',
    '//example.org',
    'http://example.org',
    'https://example.org:8443',
    'https://example.org.evil.example',
    'https://example.org@evil.example',
    'https://evil.example\\@example.org',
    'https://evil.example/https://example.org',
    'https://a.b.preview.example.com/en/page',
    'https://pr-1.preview.example.com/en/a/b',
    'https://c.example.net/x/7',
    'https://a.example.net/x/x',
    'https://exam\nple.org',
    'http://2130706433',
    'http://0x7f.1/',
    'https://192.168.0.1',
    'javascript:alert(1)',
    'app.example://callback/other',
  ])('%s', (url) => expect(isAllowed(url)).toBe(false))
})

test('on this machine the port does not matter', () => {
  const isAllowedHere = redirectUrlCheck('http://localhost:3000', [])
  expect(isAllowedHere('http://localhost:4000/en')).toBe(true)
  expect(isAllowedHere('http://localhost.evil.example:3000')).toBe(false)
})
