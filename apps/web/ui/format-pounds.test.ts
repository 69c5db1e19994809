import {createFormatter} from 'next-intl'
import {expect, test} from 'vitest'
import {formatPounds} from './format-pounds.ts'

const lt = createFormatter({locale: 'lt'})
const en = createFormatter({locale: 'en'})

test('has pence only if they are not zero', () => {
  expect(formatPounds(en, 15)).toBe('£15')
  expect(formatPounds(en, 12.5)).toBe('£12.50')
  expect(formatPounds(en, 0)).toBe('£0')
})

test('has the separators of the language', () => {
  expect(formatPounds(en, 36000)).toBe('£36,000')
  expect(formatPounds(lt, 36000)).toBe('£36\u00a0000')
  expect(formatPounds(lt, 12.5)).toBe('£12,50')
})

test('has the pound sign only once in a range', () => {
  expect(formatPounds(lt, 25, 30)).toBe('£25–30')
  expect(formatPounds(en, 25, null)).toBe('£25')
})
