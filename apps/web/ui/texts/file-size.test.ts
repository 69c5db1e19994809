import {expect, test} from 'vitest'
import {fileSize} from './file-size.ts'

test.each([
  [1, 'lt', '1 kB'],
  [239_001, 'lt', '240 kB'],
  [1_240_000, 'lt', '1,2 MB'],
  [1_240_000, 'en', '1.2 MB'],
  [20_000_000, 'en', '20 MB'],
] as const)('%d bytes in %s: %s', (bytes, locale, text) => {
  expect(fileSize(bytes, locale).replaceAll('\u00a0', ' ')).toBe(text)
})
