import {beforeEach, describe, expect, test} from 'vitest'
import {isContentServed, noteContentServed} from './served-content.ts'

const checkedAt = Date.parse('2026-03-01T12:00:00Z')

describe('a change of content', () => {
  beforeEach(() => noteContentServed(0))

  test('is not served before the first check', () => {
    expect(isContentServed('2026-03-01T11:00:00Z')).toBe(false)
  })

  test.each([
    ['well before the last check is served', '2026-03-01T11:59:50Z', true],
    ['shortly before it may not be, since clocks differ', '2026-03-01T11:59:57Z', false],
    ['after it is not', '2026-03-01T12:00:01Z', false],
    ['at no time is not', null, false],
    ['at an unreadable time is not', 'yesterday', false],
  ])('%s', (_, time, served) => {
    noteContentServed(checkedAt)
    expect(isContentServed(time)).toBe(served)
  })
})
