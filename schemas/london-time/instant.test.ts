import {describe, expect, test} from 'vitest'
import {lastLondonDay, londonDay, londonInstant, londonIso} from './instant.ts'

describe('londonInstant', () => {
  test.each([
    ['2025-11-22', '10:00', '2025-11-22T10:00:00.000Z'],
    ['2026-07-04', '10:00', '2026-07-04T09:00:00.000Z'],
    ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '10:00', '2026-03-29T09:00:00.000Z'],
    ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '10:00', '2026-10-25T10:00:00.000Z'],
  ])('%s %s in London is %s', (day, time, instant) => {
    expect(londonInstant(day, time).toISOString()).toBe(instant)
  })

  test('is an invalid date for an invalid day or time', () => {
    expect(londonInstant('2026-02-40', '10:00').getTime()).toBeNaN()
    expect(londonInstant('2026-02-10', 'ten').getTime()).toBeNaN()
  })
})

describe('londonDay', () => {
  test('is the next day late on a summer evening in UTC', () => {
    expect(londonDay(new Date('2026-07-04T23:30:00Z'))).toBe('2026-07-05')
    expect(londonDay(new Date('2026-12-04T23:30:00Z'))).toBe('2026-12-04')
  })
})

test('what ends at midnight in London ends with the day before', () => {
  expect(lastLondonDay(new Date('2026-07-20T23:00:00Z'))).toBe('2026-07-20')
  expect(lastLondonDay(new Date('2025-12-02T00:00:00Z'))).toBe('2025-12-01')
  expect(lastLondonDay(new Date('2025-12-02T00:00:01Z'))).toBe('2025-12-02')
})

describe('londonIso', () => {
  test.each([
    ['2025-06-21T16:00:00Z', '2025-06-21T17:00:00+01:00'],
    ['2025-12-13T17:00:00Z', '2025-12-13T17:00:00+00:00'],
  ])('%s is %s', (instant, iso) => {
    expect(londonIso(new Date(instant))).toBe(iso)
  })
})
