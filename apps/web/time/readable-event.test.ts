import {expect, it} from 'vitest'
import {readableEvent} from './readable-event.ts'

const event = {start: '2026-05-05T10:00:00Z', end: '2026-05-05T12:00:00Z', path: '/gegutes-svente'}

it('keeps what can be read', () => {
  expect(readableEvent(event)).toEqual(event)
})

it('drops an address that cannot be one, and an end that is no date', () => {
  expect(readableEvent({...event, path: 'no-slash', end: 'late'})).toEqual({...event, path: null, end: null})
})

it('drops an end that is not after the start', () => {
  expect(readableEvent({...event, end: event.start})).toEqual({...event, end: null})
  expect(readableEvent({...event, end: '2026-05-04T12:00:00Z'})).toEqual({...event, end: null})
})

it('gives nothing for an event whose start is no date', () => {
  expect(readableEvent({...event, start: 'next week'})).toBeUndefined()
  expect(readableEvent({...event, start: null})).toBeUndefined()
})
