import {expect, test} from 'vitest'
import {intlLocale} from '../languages.ts'
import {formatMoney, formatPounds} from './format-money.ts'

test('pounds have pence only if they are not zero', () => {
  expect([15, 12.5, 0].map((pounds) => formatPounds('en', pounds))).toEqual(['£15', '£12.50', '£0'])
})

test('pounds have the separators of the language', () => {
  expect(formatPounds('en', 36000)).toBe('£36,000')
  expect(formatPounds('lt', 36000)).toBe('£36\u00a0000')
  expect(formatPounds('lt', 12.5)).toBe('£12,50')
})

test.each(['lt', 'en'] as const)('pounds are written in %s as Intl writes them', (language) => {
  const format = new Intl.NumberFormat(intlLocale(language), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const pence = [0, 1, 10, 99, 100, 105, 99_999, 100_000, 123_456, 12_345_678, 100_000_000, 123_456_789_012]
  for (const pounds of pence.flatMap((each) => [each / 100, -(each + 1) / 100])) {
    expect(formatPounds(language, pounds).replace('£', '')).toBe(format.format(pounds))
  }
})

test('what went out has its sign before the pound sign', () => {
  expect([formatPounds('lt', -12.5), formatPounds('en', -12.5)]).toEqual(['−£12,50', '-£12.50'])
})

test('a range has the pound sign only once', () => {
  expect(formatPounds('lt', 25, 30)).toBe('£25–30')
  expect(formatPounds('en', 25, null)).toBe('£25')
})

test.each([
  [1500, 'GBP', '£15', '£15'],
  [1250, 'GBP', '£12,50', '£12.50'],
  [1, 'GBP', '£0,01', '£0.01'],
  [1_000_000, 'GBP', '£10\u00a0000', '£10,000'],
  [2000, 'EUR', '20\u00a0EUR', 'EUR\u00a020'],
  [2005, 'EUR', '20,05\u00a0EUR', 'EUR\u00a020.05'],
  [1500, 'JPY', '1\u00a0500\u00a0JPY', 'JPY\u00a01,500'],
])('%i in the smallest unit of %s is %s in Lithuanian and %s in English', (amount, currency, lt, en) => {
  expect(formatMoney('lt', amount, currency)).toBe(lt)
  expect(formatMoney('en', amount, currency)).toBe(en)
})
