import {expect, it} from 'vitest'
import {eventIsPast} from './event-is-past.ts'

const start = '2025-12-13T17:00:00Z'

it('keeps an event upcoming until it has ended', () => {
  const event = {start, end: '2025-12-13T22:00:00Z'}
  expect(eventIsPast(event, new Date('2025-12-13T21:59:59Z'))).toBe(false)
  expect(eventIsPast(event, new Date('2025-12-13T22:00:01Z'))).toBe(true)
})

it('gives an event without an end six hours', () => {
  expect(eventIsPast({start, end: null}, new Date('2025-12-13T22:59:00Z'))).toBe(false)
  expect(eventIsPast({start, end: null}, new Date('2025-12-13T23:01:00Z'))).toBe(true)
})
