import {expect, test} from 'vitest'
import {clockState, type Moments} from './moments.ts'

const nothing: Moments = {events: [], meetings: [], lessonEnds: []}
const party = {start: '2025-12-13T15:00:00Z', end: '2025-12-13T17:30:00Z', closesAt: null}

/** Whether pages made at one time are out of date at the other. */
const changes = (moments: Partial<Moments>, made: string, now: string) =>
  clockState({...nothing, ...moments}, new Date(made)) !== clockState({...nothing, ...moments}, new Date(now))

test('an event that ends at half past makes a change at half past, and only then', () => {
  expect(changes({events: [party]}, '2025-12-13T17:29:00Z', '2025-12-13T17:31:00Z')).toBe(true)
  expect(changes({events: [party]}, '2025-12-13T15:29:00Z', '2025-12-13T17:29:00Z')).toBe(false)
  expect(changes({events: [party]}, '2025-12-13T17:31:00Z', '2025-12-13T23:59:00Z')).toBe(false)
})

test('an event is not over at the very moment of its end, so it is still to be noticed', () => {
  expect(changes({events: [party]}, party.end, '2025-12-13T17:30:01Z')).toBe(true)
})

test('an event without an end is over six hours after its start', () => {
  const events = [{...party, end: null}]
  expect(changes({events}, '2025-12-13T20:59:00Z', '2025-12-13T21:01:00Z')).toBe(true)
})

test('the second of two that end on one day is noticed like the first', () => {
  const events = [party, {...party, end: '2025-12-13T19:00:00Z'}]
  expect(changes({events}, '2025-12-13T17:31:00Z', '2025-12-13T19:01:00Z')).toBe(true)
})

test('a registration closes, a meeting passes, a lesson ends by London’s clocks', () => {
  const closing = {events: [{...party, closesAt: '2025-07-01T11:00:00Z'}]}
  expect(changes(closing, '2025-07-01T10:59:00Z', '2025-07-01T11:01:00Z')).toBe(true)
  const meeting = {meetings: ['2025-07-01T11:00:00Z']}
  expect(changes(meeting, '2025-07-01T10:59:00Z', '2025-07-01T11:01:00Z')).toBe(true)
  const lesson = {lessonEnds: ['12:30']}
  expect(changes(lesson, '2025-07-05T11:29:00Z', '2025-07-05T11:31:00Z')).toBe(true)
  expect(changes(lesson, '2025-12-06T12:29:00Z', '2025-12-06T12:31:00Z')).toBe(true)
})

test('a new day begins at midnight in London', () => {
  expect(changes({}, '2025-12-31T23:59:00Z', '2026-01-01T00:01:00Z')).toBe(true)
  expect(changes({}, '2025-06-30T22:59:00Z', '2025-06-30T23:01:00Z')).toBe(true)
  expect(changes({}, '2025-06-30T23:01:00Z', '2025-07-01T00:01:00Z')).toBe(false)
})

test('what is no time is passed over', () => {
  const odd = {
    events: [{start: 'kada nors', end: 'x', closesAt: 'y'}],
    meetings: ['z'],
    lessonEnds: ['vakare'],
  }
  expect(clockState({...nothing, ...odd}, new Date('2025-12-13T17:31:00Z'))).toBe('2025-12-13')
})
