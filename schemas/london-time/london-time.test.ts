import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {dateInWords, dateTimeInWords} from './in-words.ts'
import {londonInputInstant, londonInputValue} from './input.ts'
import {londonDay, londonInstant, londonIso} from './instant.ts'
import {readTypedDate, storedDate} from './typed-date.ts'

const minute = fc
  .date({min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:00Z'), noInvalidDate: true})
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))

function forAllMinutes(check: (at: Date) => void) {
  const property = fc.property(minute, (at) => {
    check(at)
  })
  fc.assert(property, {numRuns: 500})
}

/** As London's clocks show what was read: of the hour that they show twice, either may be meant. */
function shown(typed: string): string | undefined {
  const read = readTypedDate(typed, {withTime: true})
  return read.ok ? londonInputValue(new Date(storedDate(read))) : undefined
}

test('a time that is written in a field or in words is read back by every reader', () => {
  forAllMinutes((at) => {
    const value = londonInputValue(at)
    expect(londonInputValue(londonInputInstant(value) ?? new Date(0))).toBe(value)
    const [day = '', time = ''] = value.split('T')
    const ways = [
      value,
      `${day} ${time}`,
      dateTimeInWords(at.toISOString(), 'lt'),
      dateTimeInWords(at.toISOString(), 'en'),
    ]
    expect(ways.map(shown)).toEqual(ways.map(() => value))
  })
})

test('a day in words is read back', () => {
  forAllMinutes((at) => {
    const day = londonDay(at)
    for (const language of ['lt', 'en'] as const) {
      expect(readTypedDate(dateInWords(day, language), {withTime: false})).toEqual({ok: true, day})
      expect(dateInWords(at.toISOString(), language)).toBe(dateInWords(day, language))
    }
  })
})

test('an instant with its offset is the same instant', () => {
  forAllMinutes((at) => expect(new Date(londonIso(at))).toEqual(at))
})

test('every reader refuses what no clock in London shows', () => {
  const skipped = ['2025-03-30', '2026-03-29', '2027-03-28', '2030-03-31']
  for (const day of skipped) {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 59}), (minutes) => {
        const time = `01:${String(minutes).padStart(2, '0')}`
        expect(londonInputInstant(`${day}T${time}`)).toBeUndefined()
        expect(readTypedDate(`${day} ${time}`, {withTime: true})).toEqual({ok: false, problem: 'noSuchHour'})
        expect(londonInputValue(londonInstant(day, time))).not.toBe(`${day}T${time}`)
      }),
    )
  }
})
