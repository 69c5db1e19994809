import {expect, test} from 'vitest'
import {splitMeetings} from './council-meetings.ts'

const at = new Date('2025-11-15T12:00:00Z')
const meeting = (start: string | null) => ({start})

test('upcoming meetings come nearest first, past ones latest first', () => {
  const starts = [
    '2026-03-01T18:00:00Z',
    '2025-01-10T18:00:00Z',
    '2025-12-01T18:00:00Z',
    '2025-10-01T18:00:00Z',
  ]
  const {upcoming, past} = splitMeetings(starts.map(meeting), at)
  expect(upcoming.map(({start}) => start)).toEqual([starts[2], starts[0]])
  expect(past.map(({start}) => start)).toEqual([starts[3], starts[1]])
})

test('a meeting is not past at the instant of its start', () => {
  expect(splitMeetings([meeting(at.toISOString())], at).upcoming).toHaveLength(1)
  expect(splitMeetings([meeting(at.toISOString())], new Date(at.getTime() + 1)).past).toHaveLength(1)
})

test('a meeting without a valid date is left out', () => {
  expect(splitMeetings([meeting(null), meeting('rudenį')], at)).toEqual({upcoming: [], past: []})
  expect(splitMeetings(null, at)).toEqual({upcoming: [], past: []})
})
