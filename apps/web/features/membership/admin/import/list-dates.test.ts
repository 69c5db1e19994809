import {describe, expect, test} from 'vitest'
import {dateOrdersOf, looksLikeDate, readListDate} from './list-dates.ts'

describe('a date', () => {
  test.each([
    ['2026-03-01', '2026-03-01'],
    ['2026.03.01', '2026-03-01'],
    ['2026/3/1', '2026-03-01'],
    ['2026-03-01T00:00:00+00:00', '2026-03-01'],
    ['2026-07-01T12:00:00+01:00', '2026-07-01'],
    ['2026-03-01 19:30', '2026-03-01'],
    ['25/12/2026', '2026-12-25'],
    ['25.12.2026', '2026-12-25'],
    ['1.3.26', '2026-03-01'],
    ['01/03/98', '1998-03-01'],
    ['1 March 2026', '2026-03-01'],
    ['1st March 2026', '2026-03-01'],
    ['1-Mar-26', '2026-03-01'],
    ['March 1, 2026', '2026-03-01'],
    ['2026 m. kovo 1 d.', '2026-03-01'],
    ['46082', '2026-03-01'],
    ['46082.5', '2026-03-01'],
    ['2012', '2012-01-01'],
    ['2012-05', '2012-05-01'],
    ['05/2012', '2012-05-01'],
    ['Dec-26', '2026-12-01'],
    ["Dec '26", '2026-12-01'],
    ['gruodis 2026', '2026-12-01'],
    ['2026 m. gruodis', '2026-12-01'],
    ['2026 m. gruodžio mėn.', '2026-12-01'],
    ['iki 2026-12-31', '2026-12-31'],
    ['2026 12 31', '2026-12-31'],
    ['20261231', '2026-12-31'],
  ])('%s is %s', (typed, day) => {
    expect(readListDate(typed, 'dmy')).toEqual({ok: true, day})
  })

  test('has the order of its column', () => {
    expect(readListDate('03/04/2026', 'dmy')).toEqual({ok: true, day: '2026-04-03'})
    expect(readListDate('03/04/2026', 'mdy')).toEqual({ok: true, day: '2026-03-04'})
    expect(readListDate('26-12-31', 'ymd')).toEqual({ok: true, day: '2026-12-31'})
    expect(readListDate('31/12/2026', 'ymd')).toEqual({ok: true, day: '2026-12-31'})
  })

  test('of a year or a month alone may mean the last day', () => {
    expect(readListDate('2026', 'dmy', 'last')).toEqual({ok: true, day: '2026-12-31'})
    expect(readListDate('02/2026', 'dmy', 'last')).toEqual({ok: true, day: '2026-02-28'})
    expect(readListDate('Dec-26', 'dmy', 'last')).toEqual({ok: true, day: '2026-12-31'})
    expect(readListDate('2026 m. gruodis', 'dmy', 'last')).toEqual({ok: true, day: '2026-12-31'})
  })

  test.each([
    ['31/02/2026', 'noSuchDay'],
    ['2026-13-01', 'noSuchDay'],
    ['29.02.2025', 'noSuchDay'],
    ['soon', 'unreadable'],
    ['1/2/3/4', 'unreadable'],
    ['15', 'unreadable'],
    ['26-Dec', 'unreadable'],
    ['2026/2027', 'unreadable'],
    ['2026-2027', 'unreadable'],
  ])('%s is %s', (typed, problem) => {
    expect(readListDate(typed, 'dmy')).toEqual({ok: false, problem})
  })
})

test.each([
  [['03/04/2026', '25/12/2026'], ['dmy']],
  [['03/04/2026', '12/25/2026'], ['mdy']],
  [
    ['03/04/2026', '05/06/2026'],
    ['dmy', 'mdy'],
  ],
  [['03.04.2026'], ['dmy']],
  [['03/03/2026', '2026-03-01', '1 March 2026'], ['dmy']],
  [[], ['dmy']],
  [['26-12-31'], ['dmy', 'ymd']],
  [['26.12.31'], ['dmy', 'ymd']],
  [
    ['26-12-31', '27-05-01'],
    ['dmy', 'ymd'],
  ],
  [['31/12/26', '30/06/27'], ['dmy']],
  [
    ['26-12-31', '31/12/2026'],
    ['dmy', 'ymd'],
  ],
  [['95-12-31', '02/03/2027'], ['ymd']],
])('a column of ends with %j is %j', (values, orders) => {
  expect(dateOrdersOf(values, 'until')).toEqual({orders, isMixed: false})
})

test('a day to come is no beginning, so the year is first', () => {
  expect(dateOrdersOf(['26-05-31'], 'since')).toEqual({orders: ['ymd'], isMixed: false})
})

test('dates of which no order suits all are mixed', () => {
  const mixed = {orders: ['dmy', 'mdy'], isMixed: true}
  expect(dateOrdersOf(['25/12/2026', '12/25/2026'], 'until')).toEqual(mixed)
})

test.each([
  ['25/12/2026', true],
  ['12/25/2026', true],
  ['2026', false],
  ['M482137', false],
  ['07700 900123', false],
])('%s looks like a date: %s', (value, is) => {
  expect(looksLikeDate(value)).toBe(is)
})
