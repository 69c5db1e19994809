import {afterEach, expect, test, vi} from 'vitest'
import {queryError} from './query.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  [0, '', 'unavailable'],
  [503, 'PGRST001', 'unavailable'],
  [500, 'XX000', 'failed'],
  [403, '42501', 'forbidden'],
  [401, '42501', 'forbidden'],
  [401, 'PGRST303', 'loggedOut'],
  [429, 'PT429', 'tooMany'],
  [409, '23505', 'duplicate'],
  [400, '23514', 'failed'],
] as const)('status %i with code %s is %s', (status, code, error) => {
  expect(queryError(status, code)).toBe(error)
})

test('a missing response on an offline device is offline', () => {
  vi.stubGlobal('navigator', {onLine: false})
  expect(queryError(0, '')).toBe('offline')
  expect(queryError(503, '')).toBe('unavailable')
})
