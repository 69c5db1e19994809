import {describe, expect, test} from 'vitest'
import {formatDateTime, eventDate, formatMonth, formatMonthRange, formatShortDate} from './format-date.ts'

describe('eventDate', () => {
  test('is in Lithuanian and London time', () => {
    expect(eventDate('2025-12-13T17:00:00Z', '2025-12-13T21:30:00Z', 'lt')).toEqual({
      day: '13',
      month: 'gruodžio',
      year: '2025',
      weekday: 'Šeštadienis',
      full: '2025 m. gruodžio 13 d.',
      time: '17:00–21:30',
      line: '2025 m. gruodžio 13 d., šeštadienis, 17:00–21:30',
    })
    expect(eventDate('2025-12-13T17:00:00Z', null, 'lt').line).toBe(
      '2025 m. gruodžio 13 d., šeštadienis, 17:00',
    )
  })

  test('is in British English', () => {
    expect(eventDate('2025-12-13T17:00:00Z', null, 'en')).toEqual({
      day: '13',
      month: 'December',
      year: '2025',
      weekday: 'Saturday',
      full: '13 December 2025',
      time: '17:00',
      line: 'Saturday 13 December 2025, 17:00',
    })
  })

  test('accounts for summer time', () => {
    expect(eventDate('2025-09-21T09:00:00Z', null, 'en')).toMatchObject({time: '10:00', weekday: 'Sunday'})
  })

  test('has both dates of an event of several days', () => {
    const weekend = ['2026-08-14T15:00:00Z', '2026-08-16T14:00:00Z'] as const
    expect(eventDate(...weekend, 'lt').full).toBe('2026 m. rugpjūčio 14–16 d.')
    expect(eventDate(...weekend, 'en').full).toBe('14–16 August 2026')
    expect(eventDate('2026-08-30T15:00:00Z', '2026-09-02T14:00:00Z', 'en').full).toBe(
      '30 August\u2009–\u20092 September 2026',
    )
    expect(eventDate('2025-12-31T20:00:00Z', '2026-01-01T12:00:00Z', 'en').full).toBe(
      '31 December 2025\u2009–\u20091 January 2026',
    )
    expect(eventDate('2026-08-30T15:00:00Z', '2026-09-02T14:00:00Z', 'lt').full).toBe(
      '2026 m. rugpjūčio 30 d. – rugsėjo 2 d.',
    )
    expect(eventDate('2025-12-31T20:00:00Z', '2026-01-01T12:00:00Z', 'lt').full).toBe(
      '2025 m. gruodžio 31 d. – 2026 m. sausio 1 d.',
    )
    expect(eventDate(...weekend, 'en')).toMatchObject({day: '14–16', weekday: 'Friday–Sunday', time: '16:00'})
    expect(eventDate('2026-08-30T15:00:00Z', '2026-09-02T14:00:00Z', 'lt').day).toBe('30')
  })

  test('has both times of an event of several days', () => {
    const weekend = ['2026-08-14T15:00:00Z', '2026-08-16T14:00:00Z'] as const
    expect(eventDate(...weekend, 'lt').line).toBe(
      '2026 m. rugpjūčio 14 d., penktadienis, 16:00 – rugpjūčio 16 d., sekmadienis, 15:00',
    )
    expect(eventDate(...weekend, 'en').line).toBe('Friday 14 August, 16:00 – Sunday 16 August 2026, 15:00')
    expect(eventDate('2025-12-31T20:00:00Z', '2026-01-01T12:00:00Z', 'en').line).toBe(
      'Wednesday 31 December 2025, 20:00 – Thursday 1 January 2026, 12:00',
    )
  })

  test('counts the hours after midnight as part of the day before', () => {
    expect(eventDate('2025-06-21T16:00:00Z', '2025-06-22T00:00:00Z', 'lt').line).toBe(
      '2025 m. birželio 21 d., šeštadienis, 17:00–01:00',
    )
    expect(eventDate('2025-06-21T16:00:00Z', '2025-06-22T05:00:00Z', 'lt').day).toBe('21–22')
  })

  test('has wall-clock times when clocks change during the event', () => {
    expect(eventDate('2026-03-28T22:00:00Z', '2026-03-29T03:00:00Z', 'en').time).toBe('22:00–04:00')
    expect(eventDate('2026-10-24T21:00:00Z', '2026-10-25T02:00:00Z', 'en').time).toBe('22:00–02:00')
  })
})

describe('formatDateTime', () => {
  test('leaves out the time at the end of a day', () => {
    expect(formatDateTime('2025-09-26T22:59:00Z', 'lt')).toBe('2025\u00a0m. rugsėjo 26\u00a0d.')
    expect(formatDateTime('2025-09-26T11:00:00Z', 'lt')).toBe('2025\u00a0m. rugsėjo 26\u00a0d., 12:00')
    expect(formatDateTime('2025-12-01T23:59:00Z', 'en')).toBe('1 December 2025')
  })
})

test('a month is as short as the language allows', () => {
  expect(formatMonth('2025-11-01', 'lt')).toBe('2025-11')
  expect(formatMonth('2025-11-01', 'en')).toBe('Nov 2025')
})

test('a range of months names each year once', () => {
  const [winter, spring, summer] = ['2025-12-31T23:30:00Z', '2026-03-31T23:30:00Z', '2026-08-07T17:00:00Z']
  expect(formatMonthRange(winter, summer, 'lt')).toBe('2025 m. gruodis\u2009–\u20092026 m. rugpjūtis')
  expect(formatMonthRange(winter, summer, 'en')).toBe('December 2025\u2009–\u2009August 2026')
  expect(formatMonthRange(spring, summer, 'lt')).toBe('2026 m. balandis–rugpjūtis')
  expect(formatMonthRange(spring, summer, 'en')).toBe('April\u2009–\u2009August 2026')
  expect(formatMonthRange(summer, summer, 'lt')).toBe('2026 m. rugpjūtis')
})

describe('formatShortDate', () => {
  test('is the day in London', () => {
    expect(formatShortDate('2025-07-03T23:30:00Z', 'lt')).toBe('2025-07-04')
    expect(formatShortDate('2025-07-03T23:30:00Z', 'en')).toBe('4 Jul 2025')
  })
})
