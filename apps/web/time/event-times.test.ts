import {describe, expect, test} from 'vitest'
import {isEventPast, isRegistrationOpen, membersOnlyUntil, validEvent} from './event-times.ts'

describe('validEvent', () => {
  const event = {
    start: '2026-05-05T10:00:00Z',
    end: '2026-05-05T12:00:00Z',
    path: '/gegutes-svente',
    dateToBeConfirmed: false,
  }

  test('keeps valid fields', () => {
    expect(validEvent(event)).toEqual(event)
  })

  test('drops an invalid path, and an end that is not a date', () => {
    expect(validEvent({...event, path: 'no-slash', end: 'late'})).toEqual({
      ...event,
      path: null,
      end: null,
    })
  })

  test('drops an end that is not after the start', () => {
    expect(validEvent({...event, end: event.start})).toEqual({...event, end: null})
    expect(validEvent({...event, end: '2026-05-04T12:00:00Z'})).toEqual({...event, end: null})
  })

  test.for(['next week', '2026-13-45', null])('has its date to be confirmed if the start is %j', (start) => {
    expect(validEvent({...event, start})).toEqual({
      ...event,
      start: null,
      end: null,
      dateToBeConfirmed: true,
    })
  })
})

describe('isEventPast', () => {
  const start = '2025-12-13T17:00:00Z'

  test('is false until the event has ended', () => {
    const event = {start, end: '2025-12-13T22:00:00Z'}
    expect(isEventPast(event, new Date('2025-12-13T21:59:59Z'))).toBe(false)
    expect(isEventPast(event, new Date('2025-12-13T22:00:01Z'))).toBe(true)
  })

  test('is false for six hours if the event has no end', () => {
    expect(isEventPast({start, end: null}, new Date('2025-12-13T22:59:00Z'))).toBe(false)
    expect(isEventPast({start, end: null}, new Date('2025-12-13T23:01:00Z'))).toBe(true)
  })
})

describe('isRegistrationOpen', () => {
  const at = (time: string) => new Date(`2025-09-26T${time}Z`)

  test('follows the field `open`', () => {
    expect(isRegistrationOpen({open: true}, at('12:00:00'))).toBe(true)
    expect(isRegistrationOpen({open: false}, at('12:00:00'))).toBe(false)
    expect(isRegistrationOpen({}, at('12:00:00'))).toBe(true)
    expect(isRegistrationOpen(null, at('12:00:00'))).toBe(false)
  })

  test('closes at the deadline', () => {
    const registration = {open: true, closesAt: '2025-09-26T22:59:00Z'}
    expect(isRegistrationOpen(registration, at('22:59:00'))).toBe(true)
    expect(isRegistrationOpen(registration, at('22:59:01'))).toBe(false)
  })

  test('stays closed before the deadline if `open` is false', () => {
    expect(isRegistrationOpen({open: false, closesAt: '2025-09-27T00:00:00Z'}, at('12:00:00'))).toBe(false)
  })

  test('ignores an invalid deadline', () => {
    expect(isRegistrationOpen({open: true, closesAt: 'soon'}, at('12:00:00'))).toBe(true)
  })
})

describe('membersOnlyUntil', () => {
  const membersFirstUntil = '2025-12-01T10:00:00Z'
  const until = new Date(membersFirstUntil)
  const before = new Date('2025-12-01T09:59:59Z')

  test('is the time at which registration opens to all, until then', () => {
    const registration = {kind: 'trip', membersFirstUntil}
    expect(membersOnlyUntil(registration, before)).toEqual(until)
    expect(membersOnlyUntil(registration, until)).toBeUndefined()
  })

  test('applies to forms of the site only', () => {
    expect(membersOnlyUntil({kind: 'external', membersFirstUntil}, before)).toBeUndefined()
    expect(membersOnlyUntil({kind: 'race'}, before)).toBeUndefined()
    expect(membersOnlyUntil({kind: 'race', membersFirstUntil: 'soon'}, before)).toBeUndefined()
    expect(membersOnlyUntil(null, before)).toBeUndefined()
  })
})
