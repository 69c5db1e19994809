import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {eventInOneLine} from './event-in-words.ts'

test.for([
  ['2025-12-13T17:00:00Z', '2025-12-13T22:00:00Z', '2025 m. gruodžio 13 d., šeštadienis, 17:00–22:00'],
  ['2025-12-13T17:00:00Z', null, '2025 m. gruodžio 13 d., šeštadienis, 17:00'],
  ['2025-12-13T20:00:00Z', '2025-12-14T02:00:00Z', '2025 m. gruodžio 13 d., šeštadienis, 20:00–02:00'],
] as const)('%s to %s is „%s“', ([start, end, line]) => {
  expect(eventInOneLine(start, end, 'lt')).toBe(line)
})

test('the time follows a comma in both languages, whatever the instant', () => {
  const instant = fc.date({min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true})
  fc.assert(
    fc.property(instant, fc.constantFrom('lt', 'en'), (start, language) => {
      expect(eventInOneLine(start.toISOString(), null, language)).toMatch(/, \d\d:\d\d$/)
    }),
  )
})
