import {createFormatter} from 'next-intl'
import {expect, it} from 'vitest'
import {formatPounds} from './format-pounds.ts'

const lt = createFormatter({locale: 'lt'})
const en = createFormatter({locale: 'en'})

it('writes pence only where there are any', () => {
  expect(formatPounds(en, 15)).toBe('£15')
  expect(formatPounds(en, 12.5)).toBe('£12.50')
  expect(formatPounds(en, 0)).toBe('£0')
})

it('groups thousands and marks pence as the language does', () => {
  expect(formatPounds(en, 36000)).toBe('£36,000')
  expect(formatPounds(lt, 36000)).toBe('£36\u00a0000')
  expect(formatPounds(lt, 12.5)).toBe('£12,50')
})

it('names the sign of a range once', () => {
  expect(formatPounds(lt, 25, 30)).toBe('£25–30')
  expect(formatPounds(en, 25, null)).toBe('£25')
})
