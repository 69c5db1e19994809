import {expect, test} from 'vitest'
import {isRepeated, readTimes, typedInstant} from './schedule-times.ts'

const now = new Date('2026-03-01T10:00:30Z')
const read = (publish: string, unpublish = '') => readTimes({publish, unpublish}, now)

test('times are London’s, in winter and in summer', () => {
  expect(read('2026-03-28T19:00', '2026-03-29T19:00')).toEqual({
    ok: true,
    times: {publish: new Date('2026-03-28T19:00:00Z'), unpublish: new Date('2026-03-29T18:00:00Z')},
  })
})

test('either time may be left out', () => {
  expect(read('')).toEqual({ok: true, times: {}})
  expect(read(' ', '2026 m. balandžio 1 d. 0:00')).toEqual({
    ok: true,
    times: {unpublish: new Date('2026-03-31T23:00:00Z')},
  })
})

test.each([
  ['2026-03-01T09:00', '', {publish: 'past'}],
  ['2026-03-01T10:00', '', {publish: 'past'}],
  ['', '2025-12-31T10:00', {unpublish: 'past'}],
  ['2026-03-02T10:00', '2026-03-02T10:00', {unpublish: 'order'}],
  ['2026-03-02T10:00', '2026-03-02T09:00', {unpublish: 'order'}],
  ['2026-03-29 01:30', '', {publish: 'noSuchHour'}],
  ['2026-03-29', '', {publish: 'noTime'}],
  ['rytoj', '31/12/2025 10am', {publish: 'unreadable', unpublish: 'past'}],
])('%j and %j are refused: %j', (publish, unpublish, faults) => {
  expect(read(publish, unpublish)).toEqual({ok: false, faults})
})

test('the hour that the clocks show twice is the later one, in winter time', () => {
  expect(read('2026-10-25 01:30')).toEqual({ok: true, times: {publish: new Date('2026-10-25T01:30:00Z')}})
  const times = ['2026-10-25 00:59', '2026-10-25 01:00', '2026-10-25 01:59', '2026-10-25 02:00']
  expect(times.map((time) => isRepeated(typedInstant(time) ?? ''))).toEqual([false, true, true, false])
})
