import {expect, test} from 'vitest'
import {splitEvents} from './event-of-registrations.ts'

const event = (key: string, startsAt: string | null, endsAt: string | null = null) => ({
  key,
  startsAt,
  endsAt,
})
const now = Date.parse('2026-03-10T12:00:00Z')
const keys = (events: {key: string}[]) => events.map(({key}) => key)

test('the next event is the first to come, and one without a date the last', () => {
  const {coming, past} = splitEvents(
    [
      event('undated', null),
      event('later', '2026-05-01T12:00:00Z'),
      event('long ago', '2025-05-01T12:00:00Z'),
      event('also undated', null),
      event('lately', '2026-03-09T12:00:00Z'),
      event('next', '2026-04-01T12:00:00Z'),
    ],
    now,
  )
  expect(keys(coming)).toEqual(['next', 'later', 'undated', 'also undated'])
  expect(keys(past)).toEqual(['lately', 'long ago'])
})

test('an event is to come until it ends', () => {
  const {coming} = splitEvents([event('now', '2026-03-10T09:00:00Z', '2026-03-10T15:00:00Z')], now)
  expect(keys(coming)).toEqual(['now'])
})
