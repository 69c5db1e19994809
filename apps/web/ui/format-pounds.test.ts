import {expect, it} from 'vitest'
import {formatPounds} from './format-pounds.ts'

it('writes pence only where there are any', () => {
  expect(formatPounds(15, 'en')).toBe('£15')
  expect(formatPounds(12.5, 'en')).toBe('£12.50')
  expect(formatPounds(0, 'en')).toBe('£0')
})

it('groups thousands and marks pence as the language does', () => {
  expect(formatPounds(36000, 'en')).toBe('£36,000')
  expect(formatPounds(36000, 'lt')).toBe('£36\u00a0000')
  expect(formatPounds(12.5, 'lt')).toBe('£12,50')
})

it('names the sign of a range once', () => {
  expect(formatPounds(25, 'lt', 30)).toBe('£25–30')
  expect(formatPounds(25, 'en', null)).toBe('£25')
})
