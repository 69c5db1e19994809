import {expect, test} from 'vitest'
import {calendarEnd, eventEnd} from './event-end.ts'

test('an event without an end is past after six hours, but lasts two in a calendar', () => {
  const event = {start: '2025-12-13T17:00:00Z', end: null}
  expect(eventEnd(event)).toEqual(new Date('2025-12-13T23:00:00Z'))
  expect(calendarEnd(event)).toEqual(new Date('2025-12-13T19:00:00Z'))
})

test('an event with an end ends then, on the site and in calendars', () => {
  const event = {start: '2025-12-13T17:00:00Z', end: '2025-12-13T22:00:00Z'}
  expect(eventEnd(event)).toEqual(new Date(event.end))
  expect(calendarEnd(event)).toEqual(new Date(event.end))
})
