import {describe, expect, test} from 'vitest'
import {upcomingBreaks, nextLesson} from './lessons.ts'

const saturdays = {day: 'saturday', from: '10:00', to: '12:30'}
const christmas = {from: '2025-12-20', to: '2026-01-04'}
const startAfter = (at: string, breaks: Parameters<typeof nextLesson>[1] = null) =>
  nextLesson(saturdays, breaks, new Date(at))?.start

describe('nextLesson', () => {
  test('is the coming Saturday', () => {
    expect(nextLesson(saturdays, null, new Date('2025-11-18T09:00:00Z'))).toEqual({
      start: '2025-11-22T10:00:00.000Z',
      end: '2025-11-22T12:30:00.000Z',
    })
  })

  test('is the current lesson until it ends, then the next one', () => {
    expect(startAfter('2025-11-15T00:00:00Z')).toBe('2025-11-15T10:00:00.000Z')
    expect(startAfter('2025-11-15T12:29:59Z')).toBe('2025-11-15T10:00:00.000Z')
    expect(startAfter('2025-11-15T12:30:00Z')).toBe('2025-11-22T10:00:00.000Z')
  })

  test('is never during a break, including its first and last day', () => {
    expect(startAfter('2025-12-18T12:00:00Z', [christmas])).toBe('2026-01-10T10:00:00.000Z')
    expect(startAfter('2025-12-29T12:00:00Z', [christmas])).toBe('2026-01-10T10:00:00.000Z')
    expect(startAfter('2025-12-13T12:00:00Z', [christmas])).toBe('2025-12-13T10:00:00.000Z')
    const oneDay = {from: '2025-11-22', to: '2025-11-22'}
    expect(startAfter('2025-11-18T12:00:00Z', [oneDay])).toBe('2025-11-29T10:00:00.000Z')
  })

  test('keeps its London time across clock changes', () => {
    expect(startAfter('2026-03-26T12:00:00Z')).toBe('2026-03-28T10:00:00.000Z')
    expect(startAfter('2026-03-29T12:00:00Z')).toBe('2026-04-04T09:00:00.000Z')
    expect(startAfter('2026-10-24T11:29:00Z')).toBe('2026-10-24T09:00:00.000Z')
    expect(startAfter('2026-10-24T11:30:00Z')).toBe('2026-10-31T10:00:00.000Z')
    const sundays = {day: 'sunday', from: '10:00', to: '12:00'}
    expect(nextLesson(sundays, null, new Date('2026-03-28T23:00:00Z'))?.start).toBe(
      '2026-03-29T09:00:00.000Z',
    )
  })

  test('uses the day in London, not in UTC', () => {
    const late = {day: 'sunday', from: '00:15', to: '00:45'}
    expect(nextLesson(late, null, new Date('2026-07-04T23:20:00Z'))?.start).toBe('2026-07-04T23:15:00.000Z')
  })

  test('is undefined without a valid time', () => {
    const at = new Date('2025-11-18T09:00:00Z')
    expect(nextLesson(null, null, at)).toBeUndefined()
    expect(nextLesson({day: 'saturday'}, null, at)).toBeUndefined()
    expect(nextLesson({...saturdays, day: 'someday'}, null, at)).toBeUndefined()
    expect(nextLesson({...saturdays, from: 'ten'}, null, at)).toBeUndefined()
    expect(nextLesson({...saturdays, to: '09:00'}, null, at)).toBeUndefined()
    expect(nextLesson(saturdays, [{from: '2025-01-01', to: '2029-01-01'}], at)).toBeUndefined()
  })

  test('ignores a break without a first or last day', () => {
    expect(startAfter('2025-11-18T09:00:00Z', [{from: '2025-11-01'}, {to: '2025-12-01'}])).toBe(
      '2025-11-22T10:00:00.000Z',
    )
  })
})

describe('upcomingBreaks', () => {
  const easter = {from: '2026-03-28', to: '2026-04-12'}

  test('keeps a current break until its last day in London is over', () => {
    expect(upcomingBreaks([easter, christmas], new Date('2026-01-04T23:59:00Z'))).toEqual([christmas, easter])
    expect(upcomingBreaks([easter, christmas], new Date('2026-01-05T00:00:00Z'))).toEqual([easter])
    expect(upcomingBreaks([easter], new Date('2026-04-12T23:30:00Z'))).toEqual([])
  })

  test('leaves out breaks that are incomplete or end before they begin', () => {
    const at = new Date('2025-11-18T09:00:00Z')
    expect(upcomingBreaks([{from: '2026-01-01'}, {from: '2026-02-01', to: '2026-01-01'}], at)).toEqual([])
    expect(upcomingBreaks(null, at)).toEqual([])
  })
})
