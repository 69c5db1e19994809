import {describe, expect, test} from 'vitest'
import {calendarEnd, eventEnd, eventIsPast, readableEvent, registrationIsOpen} from './event-times.ts'

describe('readableEvent', () => {
  const event = {start: '2026-05-05T10:00:00Z', end: '2026-05-05T12:00:00Z', path: '/gegutes-svente'}

  test('keeps what can be read', () => {
    expect(readableEvent(event)).toEqual(event)
  })

  test('drops an impossible path, and an end that is no date', () => {
    expect(readableEvent({...event, path: 'no-slash', end: 'late'})).toEqual({
      ...event,
      path: null,
      end: null,
    })
  })

  test('drops an end that is not after the start', () => {
    expect(readableEvent({...event, end: event.start})).toEqual({...event, end: null})
    expect(readableEvent({...event, end: '2026-05-04T12:00:00Z'})).toEqual({...event, end: null})
  })

  test('is undefined for an event whose start is no date', () => {
    expect(readableEvent({...event, start: 'next week'})).toBeUndefined()
    expect(readableEvent({...event, start: null})).toBeUndefined()
  })
})

test('an event without an end is past after six hours, but takes two in a calendar', () => {
  const event = {start: '2025-12-13T17:00:00Z', end: null}
  expect(eventEnd(event)).toEqual(new Date('2025-12-13T23:00:00Z'))
  expect(calendarEnd(event)).toEqual(new Date('2025-12-13T19:00:00Z'))
})

test('an event with an end has it on the site and in calendars', () => {
  const event = {start: '2025-12-13T17:00:00Z', end: '2025-12-13T22:00:00Z'}
  expect(eventEnd(event)).toEqual(new Date(event.end))
  expect(calendarEnd(event)).toEqual(new Date(event.end))
})

describe('eventIsPast', () => {
  const start = '2025-12-13T17:00:00Z'

  test('is false until the event has ended', () => {
    const event = {start, end: '2025-12-13T22:00:00Z'}
    expect(eventIsPast(event, new Date('2025-12-13T21:59:59Z'))).toBe(false)
    expect(eventIsPast(event, new Date('2025-12-13T22:00:01Z'))).toBe(true)
  })

  test('gives an event without an end six hours', () => {
    expect(eventIsPast({start, end: null}, new Date('2025-12-13T22:59:00Z'))).toBe(false)
    expect(eventIsPast({start, end: null}, new Date('2025-12-13T23:01:00Z'))).toBe(true)
  })
})

describe('registrationIsOpen', () => {
  const at = (time: string) => new Date(`2025-09-26T${time}Z`)

  test('follows the volunteers’ switch', () => {
    expect(registrationIsOpen({open: true}, at('12:00:00'))).toBe(true)
    expect(registrationIsOpen({open: false}, at('12:00:00'))).toBe(false)
    expect(registrationIsOpen({}, at('12:00:00'))).toBe(true)
    expect(registrationIsOpen(null, at('12:00:00'))).toBe(false)
  })

  test('closes by itself after the last moment', () => {
    const registration = {open: true, closesAt: '2025-09-26T22:59:00Z'}
    expect(registrationIsOpen(registration, at('22:59:00'))).toBe(true)
    expect(registrationIsOpen(registration, at('22:59:01'))).toBe(false)
  })

  test('stays closed before a last moment in the future', () => {
    expect(registrationIsOpen({open: false, closesAt: '2025-09-27T00:00:00Z'}, at('12:00:00'))).toBe(false)
  })

  test('ignores a last moment that cannot be read', () => {
    expect(registrationIsOpen({open: true, closesAt: 'soon'}, at('12:00:00'))).toBe(true)
  })
})
