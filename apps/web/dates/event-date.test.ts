import {describe, expect, it} from 'vitest'
import {calendarDay, eventDate} from './event-date.ts'

describe('eventDate', () => {
  it('speaks Lithuanian in London time', () => {
    expect(eventDate('2025-12-13T17:00:00Z', '2025-12-13T21:30:00Z', 'lt')).toEqual({
      day: '13',
      month: 'gruodžio',
      year: '2025',
      weekday: 'Šeštadienis',
      full: '2025 m. gruodžio 13 d.',
      time: '17:00–21:30',
    })
  })

  it('takes summer time into account', () => {
    expect(eventDate('2025-09-21T09:00:00Z', null, 'en')).toMatchObject({time: '10:00', weekday: 'Sunday'})
  })

  it('names both ends of an event that lasts several days', () => {
    const weekend = ['2026-08-14T15:00:00Z', '2026-08-16T14:00:00Z'] as const
    expect(eventDate(...weekend, 'lt').full).toBe('2026 m. rugpjūčio 14–16 d.')
    expect(eventDate(...weekend, 'en').full).toBe('14\u2009–\u200916 August 2026')
    expect(eventDate('2026-08-30T15:00:00Z', '2026-09-02T14:00:00Z', 'lt').full).toBe(
      '2026 m. rugpjūčio 30\u2009–\u2009rugsėjo 2 d.',
    )
    expect(eventDate('2025-12-31T20:00:00Z', '2026-01-01T02:00:00Z', 'lt').full).toBe(
      '2025 m. gruodžio 31 d. – 2026 m. sausio 1 d.',
    )
    expect(eventDate(...weekend, 'en').time).toBe('16:00')
  })
})

describe('calendarDay', () => {
  it('keeps the day whatever the time zone', () => {
    expect(calendarDay('2025-11-03', 'lt')).toBe('2025 m. lapkričio 3 d.')
    expect(calendarDay('2025-11-03', 'en')).toBe('3 November 2025')
  })
})
