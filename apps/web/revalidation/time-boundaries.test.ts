import {expect, test} from 'vitest'
import {
  boundaryTypes,
  CLOCK_CHECK_MS,
  clockState,
  reloadTime,
  type TimeBoundaries,
  timeBoundariesQuery,
} from './time-boundaries.ts'

const nothing: TimeBoundaries = {
  events: [],
  meetings: [],
  councilMeetings: [],
  buttonEnds: [],
  lessonEnds: [],
}
const party = {
  start: '2025-12-13T15:00:00Z',
  end: '2025-12-13T17:30:00Z',
  closesAt: null,
  membersFirstUntil: null,
}

/** True when pages rendered at one time are stale at the other. */
const changes = (boundaries: Partial<TimeBoundaries>, rendered: string, now: string) =>
  clockState({...nothing, ...boundaries}, new Date(rendered)) !==
  clockState({...nothing, ...boundaries}, new Date(now))

test('an event that ends at half past changes pages at half past, and only then', () => {
  expect(changes({events: [party]}, '2025-12-13T17:29:00Z', '2025-12-13T17:31:00Z')).toBe(true)
  expect(changes({events: [party]}, '2025-12-13T15:29:00Z', '2025-12-13T17:29:00Z')).toBe(false)
  expect(changes({events: [party]}, '2025-12-13T17:31:00Z', '2025-12-13T23:59:00Z')).toBe(false)
})

test('an event is not past at the instant of its end', () => {
  expect(changes({events: [party]}, party.end, '2025-12-13T17:30:01Z')).toBe(true)
})

test('an event without an end is past six hours after its start', () => {
  const events = [{...party, end: null}]
  expect(changes({events}, '2025-12-13T20:59:00Z', '2025-12-13T21:01:00Z')).toBe(true)
})

test('the second of two events that end on one day changes pages as well', () => {
  const events = [party, {...party, end: '2025-12-13T19:00:00Z'}]
  expect(changes({events}, '2025-12-13T17:31:00Z', '2025-12-13T19:01:00Z')).toBe(true)
})

test('the end of a registration, a button, a meeting or a lesson changes pages, in London time', () => {
  const closing = {events: [{...party, closesAt: '2025-07-01T11:00:00Z'}]}
  expect(changes(closing, '2025-07-01T10:59:00Z', '2025-07-01T11:01:00Z')).toBe(true)
  const opening = {events: [{...party, membersFirstUntil: '2025-07-01T11:00:00Z'}]}
  expect(changes(opening, '2025-07-01T10:59:00Z', '2025-07-01T11:01:00Z')).toBe(true)
  const meeting = {meetings: ['2025-07-01T11:00:00Z']}
  expect(changes(meeting, '2025-07-01T10:59:00Z', '2025-07-01T11:01:00Z')).toBe(true)
  const council = {councilMeetings: ['2025-07-01T11:00:00Z']}
  expect(changes(council, '2025-07-01T10:59:00Z', '2025-07-01T11:01:00Z')).toBe(true)
  const button = {buttonEnds: ['2025-07-01T11:00:00Z']}
  expect(changes(button, '2025-07-01T10:59:00Z', '2025-07-01T11:01:00Z')).toBe(true)
  const lesson = {lessonEnds: ['12:30']}
  expect(changes(lesson, '2025-07-05T11:29:00Z', '2025-07-05T11:31:00Z')).toBe(true)
  expect(changes(lesson, '2025-12-06T12:29:00Z', '2025-12-06T12:31:00Z')).toBe(true)
})

test('a new day starts at midnight in London', () => {
  expect(changes({}, '2025-12-31T23:59:00Z', '2026-01-01T00:01:00Z')).toBe(true)
  expect(changes({}, '2025-06-30T22:59:00Z', '2025-06-30T23:01:00Z')).toBe(true)
  expect(changes({}, '2025-06-30T23:01:00Z', '2025-07-01T00:01:00Z')).toBe(false)
})

test('ignores invalid times', () => {
  const invalid = {
    events: [{start: 'kada nors', end: 'x', closesAt: 'y', membersFirstUntil: 'z'}],
    meetings: ['z'],
    councilMeetings: ['rudenį'],
    buttonEnds: ['vėliau'],
    lessonEnds: ['vakare'],
  }
  expect(clockState({...nothing, ...invalid}, new Date('2025-12-13T17:31:00Z'))).toBe('2025-12-13')
})

test('an open page reloads soon after the next boundary, when the site has rendered it again', () => {
  const [past, next, later] = ['10:00', '12:00', '18:00'].map((time) => new Date(`2025-12-13T${time}:00Z`))
  const at = new Date('2025-12-13T11:00:00Z')
  const delay =
    Number(
      reloadTime(
        [past, later, next].flatMap((date) => date ?? []),
        at,
      ),
    ) - Number(next)
  expect(delay).toBeGreaterThan(CLOCK_CHECK_MS)
  expect(delay).toBeLessThanOrEqual(2 * CLOCK_CHECK_MS)
  expect(reloadTime([new Date('2025-12-13T10:00:00Z')], at)).toBeUndefined()
})

test('a change of each type that has such times is a reason to ask for them again', () => {
  const asked = [...timeBoundariesQuery.matchAll(/_type == "(\w+)"/g)].map(([, type]) => type)
  expect(asked.toSorted()).toEqual(boundaryTypes.toSorted())
})
