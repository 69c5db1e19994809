import {expect, test} from 'vitest'
import {londonInputInstant, londonInputValue, scheduleFault} from './input.ts'

test.each([
  ['2025-12-01T10:00', '2025-12-01T10:00:00.000Z'],
  ['2025-07-01T10:00', '2025-07-01T09:00:00.000Z'],
])('%s in London is %s', (value, instant) => {
  expect(londonInputInstant(value)?.toISOString()).toBe(instant)
  expect(londonInputValue(new Date(instant))).toBe(value)
})

test('some browsers add seconds', () => {
  expect(londonInputInstant('2025-12-01T10:00:00')?.toISOString()).toBe('2025-12-01T10:00:00.000Z')
})

test.each(['', '2025-12-01', '2025-12-01T', '2025-02-30T10:00', 'rytoj', '2025-03-30T01:30'])(
  '%j is no time in London',
  (value) => {
    expect(londonInputInstant(value)).toBeUndefined()
    expect(scheduleFault(value, new Date())).toBe('missing')
  },
)

test('only what is still to come can be scheduled', () => {
  const at = new Date('2025-07-01T09:00:30Z')
  expect(scheduleFault('2025-07-01T09:59', at)).toBe('past')
  expect(scheduleFault('2025-07-01T10:00', at)).toBe('past')
  expect(scheduleFault('2025-07-01T10:01', at)).toBeUndefined()
})
